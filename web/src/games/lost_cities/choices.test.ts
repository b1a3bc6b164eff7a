import { describe, expect, test } from "vitest";
import {
    gone,
    movesIn,
    movesInstead,
    nearest,
    NOTHING,
    numberOf,
    offersOf,
    pairOf,
    replanned,
    serves,
    ticksCircle,
} from "./choices.ts";
import { BOX, sheetOf, tableOf } from "./testData.ts";

const LEGAL = ["take:orange:0", "take:orange:3", "take:orange:8", "take:yellow:0", "take:yellow:8", "refuse"];
const SHEET = sheetOf([[1], [2, 3, 3], [3, 3, 4, 6, 6, 8], [], [1], []]);

describe("offers", () => {
    test("a column offers the numbers of its legal moves, with a 0 as 10", () => {
        expect(offersOf(LEGAL, SHEET, NOTHING, BOX).map(({ numbers }) => numbers)).toEqual([
            [],
            [3, 8, 10],
            [8, 10],
            [],
            [],
            [],
        ]);
    });

    test("a picked number leaves only the columns that accept it", () => {
        const offers = offersOf(LEGAL, SHEET, { colour: null, number: 3 }, BOX);
        expect(offers.map(({ numbers }) => numbers.length)).toEqual([0, 1, 0, 0, 0, 0]);
    });

    test("a 0 in an unmarked column ticks its circle and is not a 10", () => {
        const [, , , green] = offersOf(["use:green:0", "use:green:4"], SHEET, NOTHING, BOX);
        expect(green).toEqual({ numbers: [4], circle: true });
    });

    test("a 0 after a ticked circle is a 10", () => {
        const circled = sheetOf(SHEET.columns, { circles: [false, false, false, true, false, false] });
        expect(ticksCircle("use:green:0", circled)).toBe(false);
        expect(numberOf("use:green:0", circled, BOX)).toBe(10);
    });

    test("an acceleration repeats the top number or starts with 1, whatever dice are picked", () => {
        const legal = ["accelerate:yellow", "accelerate:green", "skip"];
        expect(movesIn(legal, 2, { colour: 0, number: 4 })).toEqual(["accelerate:yellow"]);
        expect(numberOf("accelerate:yellow", SHEET, BOX)).toBe(8);
        expect(numberOf("accelerate:green", SHEET, BOX)).toBe(1);
    });
});

describe("dice", () => {
    test("a die can be used if it forms a legal pair with the other picked die", () => {
        expect(serves(LEGAL, { number: 3 }, NOTHING)).toBe(true);
        expect(serves(LEGAL, { number: 3 }, { colour: 2, number: null })).toBe(false);
        expect(serves(LEGAL, { colour: 4 }, NOTHING)).toBe(false);
    });

    test("only one of several equal dice is taken", () => {
        const view = tableOf({ dice: { colours: [0, 0, 4], numbers: [4, 4, 7] }, taken: [0, 4] });
        expect(gone(view)).toEqual({ colours: [true, false, false], numbers: [true, false, false] });
    });

    test("pairOf parses a pair and returns null for other moves", () => {
        expect(pairOf("use:blue:7")).toEqual({ colour: 4, number: 7 });
        expect(pairOf("accelerate:blue")).toBeNull();
    });
});

test("nearest returns the move to explain for a column without legal moves", () => {
    const dice = { colours: [2, 1], numbers: [8, 3] };
    expect(nearest("use-dice", 3, NOTHING, dice)).toBe("use:green:8");
    expect(nearest("use-dice", 3, NOTHING, { ...dice, numbers: [8, 0] })).toBe("use:green:0");
    expect(nearest("take-dice", 1, { colour: null, number: 3 }, dice)).toBe("take:orange:3");
    expect(nearest("accelerate", 1, NOTHING, dice)).toBe("accelerate:orange");
});

describe("changed plan", () => {
    const ARROW = ["accelerate:red", "accelerate:orange", "skip"];
    const OFFERED = [LEGAL, ARROW, []];
    const PLAN = ["take:yellow:8", "skip"];

    test("a column replaces the last step that had a choice in it", () => {
        expect(movesInstead(OFFERED, 1, NOTHING)).toEqual(["accelerate:orange"]);
        expect(movesInstead(OFFERED, 2, NOTHING)).toEqual(["take:yellow:0", "take:yellow:8"]);
        expect(movesInstead(OFFERED, 5, NOTHING)).toEqual([]);
    });

    test("earlier steps stay planned", () => {
        expect(replanned(PLAN, OFFERED, "accelerate:orange")).toEqual(["take:yellow:8", "accelerate:orange"]);
        expect(replanned(PLAN, OFFERED, "take:orange:3")).toEqual(["take:orange:3"]);
    });
});
