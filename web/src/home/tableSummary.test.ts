import { expect, test } from "vitest";
import { ago, company, freeSeats, timeControlOf, seatNames, decidingNames, waitsForMe } from "./tableSummary.ts";
import { summary, UNTIMED } from "./testData.ts";

test("waitsForMe is true if an own seat is deciding", () => {
    expect(waitsForMe(summary())).toBe(false);
    expect(waitsForMe(summary({ deciding: [0, 1] }))).toBe(true);
    expect(waitsForMe(summary({ deciding: [0], status: "ended" }))).toBe(false);
});

test("freeSeats counts seats without a name", () => {
    expect(freeSeats(summary())).toBe(1);
    expect(freeSeats(summary({ names: ["Louise"] }))).toBe(2);
    expect(seatNames(summary()).map(({ name }) => name)).toEqual(["Louise", "Karim"]);
});

test("seatNames marks bots if the occupants are known", () => {
    const occupants = [{ kind: "person" as const, name: "Louise" }, { kind: "bot" as const, name: "Karim" }, null];
    expect(seatNames(summary({ occupants })).map(({ bot }) => bot)).toEqual([false, true]);
});

test("company names everyone else, and says whether all of them are on this device", () => {
    const occupants = (["person", "companion", "companion"] as const).map((kind) => ({ kind, name: kind }));
    const names = ["Louise", "Zoé", "Tom"];
    expect(company(summary({ names, occupants, my_seats: [0, 1, 2] }))).toEqual({ names: ["Zoé", "Tom"], here: true });
    expect(company(summary({ names, occupants, my_seats: [0, 1] }))).toEqual({ names: ["Zoé", "Tom"], here: false });
    expect(company(summary({ names: ["Louise", "", ""] }))).toEqual({ names: [], here: false });
});

test("decidingNames lists the names of the deciding seats", () => {
    expect(decidingNames(summary({ deciding: [0, 1, 2] }))).toEqual(["Louise", "Karim"]);
});

test("timeControlOf distinguishes untimed, live and correspondence games", () => {
    expect(timeControlOf(summary())).toBe("free");
    expect(timeControlOf(summary({ time_control: { ...UNTIMED, bank: 600, increment: 30 } }))).toBe("live");
    expect(timeControlOf(summary({ time_control: { ...UNTIMED, bank: 0, increment: 86_400 } }))).toBe("days");
});

test("ago formats times in the largest unit that fits", () => {
    expect(ago(0, 2 * 3600 + 5, "en")).toBe("2 hr. ago");
    expect(ago(0, 3 * 86_400, "fr")).toContain("3");
    expect(ago(10, 10, "en")).toBe("now");
});
