import { expect, test } from "vitest";
import { digits, secondsLeft, isRunning, span } from "./clocks.ts";

const READING = { server: 1000, local: 500 };

test("a clock runs from when we heard of it, by our own watch", () => {
    expect(secondsLeft(90, true, READING, 530)).toBe(60);
    expect(secondsLeft(90, false, READING, 530)).toBe(90);
});

test("a clock that rests runs when it wakes, by the server's time", () => {
    expect(secondsLeft(90, true, READING, 530, 1020)).toBe(80);
    expect(secondsLeft(90, true, READING, 530, 5000)).toBe(90);
    expect(secondsLeft(90, true, READING, 530, 900)).toBe(60);
});

test("nobody has less than no time", () => {
    expect(secondsLeft(10, true, READING, 530)).toBe(0);
});

test("time runs for people who are asked, not for bots, nor while one sits in", () => {
    expect(isRunning({ kind: "person", name: "A" }, true)).toBe(true);
    expect(isRunning({ kind: "person", name: "A" }, false)).toBe(false);
    expect(isRunning({ kind: "bot", name: "B" }, true)).toBe(false);
    expect(isRunning({ kind: "person", name: "A", substitute: "easy" }, true)).toBe(false);
});

test("seconds are told as people read them", () => {
    expect(digits(span(400))).toBe("6:40");
    expect(digits(span(64.2))).toBe("1:05");
    expect(span(2 * 86400 + 3 * 3600)).toMatchObject({ days: 2, hours: 3 });
});
