import { expect, test } from "vitest";
import { tally } from "./tally.ts";

const event = (seat: number | null, text: string) => ({ seat, event: text });

test("a round is scored by centre and side", () => {
    const sheet = tally(
        [
            event(-2, "round-ended:2"),
            event(0, "centre-scored:left:2:10"),
            event(1, "centre-scored:left:1:5"),
            event(1, "centre-scored:right:3:10"),
        ],
        2,
    );
    expect(sheet.round).toBe(2);
    expect(sheet.centres[0]).toEqual([
        { cubes: 2, credits: 10 },
        { cubes: 1, credits: 5 },
    ]);
    expect(sheet.centres[1]).toEqual([null, null]);
    expect(sheet.gains).toEqual([10, 15]);
});

test("the last round also scores galleries and unsold relics", () => {
    const sheet = tally(
        [
            event(-2, "round-ended:3"),
            event(0, "column-scored:red:4:15"),
            event(0, "row-scored:wave:3:3"),
            event(0, "unsold-lost:4"),
            event(1, "unsold-counted:9"),
        ],
        2,
    );
    expect(sheet.columns[2]![0]).toEqual({ cubes: 4, credits: 15 });
    expect(sheet.rows[3]![0]).toEqual({ cubes: 3, credits: 3 });
    expect(sheet.gains).toEqual([14, 9]);
});
