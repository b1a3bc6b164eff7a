import { describe, expect, test } from "vitest";
import { Box, COLOURS, relicNumber, TILES, WHITE } from "./box.ts";
import { bestMarkets, bestSale, incomeOf, qualifies, saleLimit, storedOf } from "./sale.ts";
import { BOX, earthOf, playerOf, TABLES } from "./testData.ts";

const [YELLOW, GREEN, RED, VIOLET, ORANGE] = COLOURS.map((_, colour) => colour) as [
    number,
    number,
    number,
    number,
    number,
];
const relics = (names: string) => names.split(" ").map(relicNumber);

/** The worked example of the rulebook: levels red 6, violet 5, yellow and orange 3, green 2. */
const view = earthOf([], {
    queues: [
        [VIOLET, VIOLET, WHITE, VIOLET],
        [VIOLET, RED, WHITE],
        [RED, GREEN, YELLOW],
        [VIOLET, RED, RED],
        [GREEN, YELLOW, RED],
        [RED, ORANGE, YELLOW],
    ],
    levels: [3, 2, 6, 5, 3],
    prices: [3, 0, 9, 5, 3],
});
const seller = playerOf({
    hold: relics("violet-fork violet-wave"),
    container: relics("violet-wave"),
    traders: [1, 1, 1, 0, 0, 0],
});

const ACTION = { most: BOX.saleMarkets };

describe("sale", () => {
    test("has the markets of the action, or those of the tile, which need not be used", () => {
        const tiles = TILES.map((id) => (id === "private-sale" ? { id, markets: [1, 2] } : { id }));
        const box = new Box({ ...TABLES, tiles });
        const question = (...more: string[]) => [{ prompt: "sell-colour", legal: ["pick-colour:red", ...more] }];
        const white = { ...view, tile_side: "white" as const };
        expect(saleLimit(box, white, question())).toBe(3);
        expect(saleLimit(box, white, question("skip-sale"))).toBe(1);
        expect(saleLimit(box, { ...view, tile_side: "yellow" }, question("skip-sale"))).toBe(2);
    });

    test("pays the price, two credits per interested buyer, and a bonus", () => {
        const income = incomeOf(BOX, view, VIOLET, [0, 1]);
        expect(income).toMatchObject({ rank: 2, price: 5, bonus: 3, total: 20, cards: 1 });
        expect(income.markets.map(({ credits }) => credits)).toEqual([8, 4]);
    });

    test("needs an interested buyer and an own trader in the market", () => {
        expect([0, 1, 2, 3].map((market) => qualifies(view, seller, market, VIOLET))).toEqual([
            "yes",
            "yes",
            "buyer",
            "trader",
        ]);
    });

    test("is offered in the markets with the highest income", () => {
        expect(bestMarkets(view, seller, VIOLET, ACTION)).toEqual([0, 1]);
        expect(bestMarkets(view, seller, VIOLET, { most: 1 })).toEqual([0]);
    });

    test("may need no trader in a market that a card opens", () => {
        expect(qualifies(view, seller, 3, VIOLET, 3)).toBe("yes");
        expect(bestMarkets(view, seller, VIOLET, { ...ACTION, free: 3 })).toEqual([0, 1, 3]);
        const [opened, usual] = [{ ...ACTION, free: 3 }, ACTION].map((terms) =>
            bestSale(BOX, view, seller, VIOLET, terms),
        );
        expect(opened!.total).toBeGreaterThan(usual!.total);
    });

    test("includes a market that was touched, if it qualifies", () => {
        const one = playerOf({ ...seller, hold: relics("violet-fork"), container: [] });
        expect(bestMarkets(view, one, VIOLET, ACTION)).toEqual([0]);
        expect(bestMarkets(view, one, VIOLET, { ...ACTION, first: 1 })).toEqual([1]);
    });

    test("lists the relics of the hold before those of the container", () => {
        expect(storedOf(seller, VIOLET).map(({ store }) => store)).toEqual(["hold", "hold", "container"]);
    });
});
