import { expect, test } from "vitest";
import { key, timeline } from "./timing.ts";

const wrote = (seat: number, colour: string, number: number, square: number) => ({
    seat,
    event: `wrote:${colour}:${number}:${square}`,
});

test("events without animation take no time", () => {
    expect(timeline([]).total).toBe(0);
    expect(timeline([{ seat: 1, event: "finished" }]).total).toBe(0);
});

test("sealed choices are revealed together", () => {
    const { at } = timeline([wrote(1, "red", 4, 2), wrote(2, "blue", 5, 1), { seat: 3, event: "dice-hatched:2" }]);
    const times = [key(1, "wrote", "red", 2), key(2, "wrote", "blue", 1), key(3, "dice-hatched", 2)];
    expect(new Set(times.map((mark) => at.get(mark)))).toEqual(new Set([0]));
});

test("the marks of a seat follow each other after its dice are taken", () => {
    const events = [
        { seat: 0, event: "took:yellow:8" },
        wrote(0, "yellow", 8, 7),
        { seat: 0, event: "bridge-bonus:yellow" },
    ];
    const { at, takes } = timeline(events);
    const [first, second] = [at.get(key(0, "wrote", "yellow", 7))!, at.get(key(0, "bridge-bonus", "yellow"))!];
    expect(takes).toBe(true);
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first);
});

test("the next roll starts when everything is written", () => {
    const events = [wrote(1, "red", 4, 2), { seat: 2, event: "rolled:red:red:blue:1:2:3" }];
    const { at, roll, total } = timeline(events);
    expect(roll).toBeGreaterThan(at.get(key(1, "wrote", "red", 2))!);
    expect(total).toBeGreaterThan(roll!);
    expect(timeline(events.slice(1)).roll).toBe(0);
});
