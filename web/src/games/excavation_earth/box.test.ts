import { describe, expect, test } from "vitest";
import { RELIC_ART } from "./art/relics.ts";
import { Box, COLOURS, LOCATIONS, PLACES, relicName, relicNumber, siteOf } from "./box.ts";
import { cardOf, fuelOf, withKeys, nameOf } from "./cards.ts";
import { nounOf } from "./choices.ts";
import { backLines, layoutFor, lineOf } from "./layout.ts";
import { walked } from "./pawns.ts";
import { BOX, TABLES } from "./testData.ts";

describe("relics", () => {
    test("have a name, a drawing and one site with their glyph", () => {
        expect(RELIC_ART).toHaveLength(20);
        for (const relic of RELIC_ART.keys()) {
            expect(relicNumber(relicName(relic))).toBe(relic);
            const site = LOCATIONS[siteOf(relic)]!;
            expect(site.region).toBe(COLOURS[Math.floor(relic / 4)]);
        }
    });
});

describe("cards", () => {
    test("are found by their names", () => {
        for (let card = 0; card < 33; card++) expect(cardOf(nameOf(card))).toBe(card);
    });

    test("have three fuel, and travel cards two to four", () => {
        expect([0, 29, 30, 31, 32].map(fuelOf)).toEqual([3, 3, 2, 3, 4]);
    });

    test("of one kind have different keys", () => {
        expect(withKeys([4, 4, 7]).map(({ key }) => key)).toEqual(["4.0", "4.1", "7.0"]);
    });
});

describe("map", () => {
    test.each([
        [760, 400, "desk"],
        [390, 360, "phone"],
        [380, 316, "turned"],
    ] as const)("has a point for every location and a curve for every line", (width, height, room) => {
        const layout = layoutFor(width, height, room);
        for (const place of PLACES.keys()) expect(layout.at[place]).toBeDefined();
        for (const [from, to] of BOX.front) expect(lineOf(layout, from, to)).toMatch(/^M[-\d. ]+[CQ][-\d. ]+$/);
        const { lines, arrows } = backLines(layout, BOX.back);
        expect(new Set(lines).size).toBe(4);
        expect(new Set(arrows).size).toBe(4);
    });

    test("parses the nouns of moves", () => {
        expect(nounOf("step:M1:Y1")).toEqual({ kind: "step", start: PLACES.indexOf("M1"), end: PLACES.indexOf("Y1") });
        expect(nounOf("sell:red-wave:container")).toEqual({
            kind: "relic",
            relic: relicNumber("red-wave"),
            store: "container",
        });
        expect(nounOf("pick-market:6")).toEqual({ kind: "market", market: 5 });
        expect(nounOf("choose-faction:gul")).toEqual({ kind: "faction", faction: "gul" });
        expect(nounOf("stop-markets")).toEqual({ kind: "none" });
    });
});

describe("explorers", () => {
    test("keep their places if possible, so that only one moves", () => {
        expect(walked([1, 5, 9], [1, 2, 9])).toEqual([1, 2, 9]);
        expect(walked([1, 5], [1, 5, 7])).toEqual([1, 5, 7]);
        expect(walked([1, 5, 7], [1, 7])).toEqual([1, 7]);
    });
});

describe("the box in force", () => {
    const edition = new Box({
        ...TABLES,
        lines: {
            between: [
                ["Y1", "BE"],
                ["Y1", "Y2"],
            ],
            round_the_back: [["BE", "Y1"]],
        },
        symbols: TABLES.symbols.map((symbol) => ({ ...symbol, black_market: "BW" })),
        tiles: [{ id: "relay", steps: [6, 2], teleports: [1, 0] }],
    });

    test("says which lines go round the back, in either order", () => {
        expect(BOX.front).toHaveLength(4);
        expect(edition.front).toEqual([["Y1", "Y2"]]);
        expect(edition.back).toEqual([["BE", "Y1"]]);
    });

    test("names the symbols of each black market", () => {
        const place = PLACES.indexOf("BW");
        expect(BOX.blackSymbols(place)).toEqual([0, 3]);
        expect(edition.blackSymbols(place)).toEqual([0, 1, 2, 3, 4, 5]);
        expect(edition.blackSymbols(PLACES.indexOf("BE"))).toEqual([]);
    });

    test("has the powers of a tile by its side", () => {
        expect(BOX.powers(0, null)).toEqual({ steps: 4, teleports: 0 });
        expect(BOX.powers(0, "yellow")).toEqual({ steps: 3, teleports: 1 });
        expect(edition.powers(0, "white")).toEqual({ steps: 6, teleports: 1 });
    });
});
