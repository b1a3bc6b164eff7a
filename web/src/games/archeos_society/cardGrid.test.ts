import { expect, test } from "vitest";
import { cardGrid, fanIn, GAP, type Box } from "./cardGrid.ts";
import { nameOf } from "./cards.ts";
import { inOrder, recruitsIn, stacked, type Order } from "./recruits.ts";
import { cards } from "./testData.ts";

/** Trays of the recruiting area in windows that people have. */
const LAPTOP = { width: 820, height: 86 };
const DESKTOP = { width: 1200, height: 126 };
const TABLET = { width: 520, height: 100 };
const PHONE = { width: 316, height: 92 };

function fits({ columns, width, height }: { columns: number } & Box, count: number, tray: Box): boolean {
    const rows = Math.ceil(count / columns);
    const wide = columns * (width + GAP) - GAP;
    return wide <= tray.width + 0.01 && rows * (height + GAP) - GAP <= tray.height + 0.01;
}

test.each([
    [DESKTOP, "full"],
    [LAPTOP, "index"],
    [TABLET, "squat"],
    [{ ...PHONE, width: 330 }, "chip"],
])("fourteen recruits in %o are drawn as %s", (tray, format) => {
    const { grid, shown } = recruitsIn(
        tray,
        Array.from({ length: 14 }, (_, card) => card),
    );
    expect(grid.format).toBe(format);
    expect(shown.length).toBeGreaterThan(12);
});

test("all recruits fit in their tray, or a button stands for the others", () => {
    for (const tray of [LAPTOP, DESKTOP, TABLET, PHONE, { width: 280, height: 42 }])
        for (let count = 1; count <= 36; count++) {
            const area = Array.from({ length: count }, (_, index) => index % 20);
            const { grid, shown, hidden, more } = recruitsIn(tray, area);
            expect(fits(grid, shown.length + Number(more), tray)).toBe(true);
            expect([...shown, ...hidden].reduce((sum, each) => sum + each.count, 0)).toBe(count);
            expect(grid.width).toBeGreaterThanOrEqual(40);
        }
});

test("equal recruits become one before any is hidden", () => {
    const area = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5];
    const { shown, hidden } = recruitsIn(PHONE, area);
    expect(shown.map(({ card, count }) => [card, count])).toEqual([1, 2, 3, 4, 5].map((card) => [card, 3]));
    expect(hidden).toEqual([]);
});

test("a planned recruit is never hidden", () => {
    const area = Array.from({ length: 30 }, (_, card) => card);
    const last = recruitsIn(PHONE, area).hidden.at(-1)!.card;
    expect(recruitsIn(PHONE, area, last).shown.map(({ card }) => card)).toContain(last);
});

test("a hand is a fan while enough of each card is free, else rows", () => {
    const laptop = { width: 748, height: 133 };
    expect(fanIn(10, laptop)!.step).toBeGreaterThan(44);
    expect(fanIn(10, { ...laptop, width: 430 })).toBeNull();
    expect(fanIn(1, { width: 366, height: 109 })).toBeNull();
    expect(cardGrid(10, { width: 366, height: 109 }, 5)).toMatchObject({ format: "squat", columns: 5 });
    expect(cardGrid(4, { width: 366, height: 109 }, 5)).toMatchObject({ format: "full", columns: 4 });
});

test("all recruits are sorted by colour, by role, or by what goes with the hand", () => {
    const recruits = stacked(cards("red-student green-guide violet-botanist green-guide"));
    const names = (order: Order) => inOrder(recruits, order, cards("violet-guide")).map(({ card }) => nameOf(card));
    expect(names("colour")).toEqual(["red-student", "green-guide", "violet-botanist"]);
    expect(names("role")).toEqual(["violet-botanist", "green-guide", "red-student"]);
    expect(names("hand")).toEqual(["green-guide", "violet-botanist", "red-student"]);
});
