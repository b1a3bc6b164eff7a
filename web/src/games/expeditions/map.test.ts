/** The drawn map: neighbours, distances, arrows, and the loops they close. */
import { describe, expect, test } from "vitest";
import { CIRCLES, CROSSINGS, idOf, LABELS, NEIGHBOURS, numberOf, SEGMENTS, START, WIDTH } from "./box.ts";
import { lane, lineOf, loopOf, pointsOf } from "./geometry.ts";
import { distances, ways } from "./graph.ts";
import { route, tableOf } from "./testData.ts";
import { ends, origin } from "./view.ts";

const names = (circles: Iterable<number>): string[] => [...circles].map(idOf).sort();

describe("the board", () => {
    test("has 122 circles, 206 segments and three crossings", () => {
        expect([CIRCLES.length, SEGMENTS.length, CROSSINGS.length]).toEqual([122, 206, 3]);
    });

    test("lets expeditions start in six directions", () => {
        expect(names(NEIGHBOURS[START]!.keys())).toEqual(
            ["B11", "athens", "rome", "stonehenge", "svalbard", "thingvellir"].sort(),
        );
    });

    test("has a name for every place, and only for places", () => {
        const places = CIRCLES.map((_, circle) => circle).filter((circle) => CIRCLES[circle]!.kind === "place");
        expect([...LABELS.keys()].toSorted((a, b) => a - b)).toEqual(places);
    });

    test("draws a crossing on both edges, and its segments on their own", () => {
        const crossing = numberOf("R01");
        expect(pointsOf(crossing).map(({ x }) => x)).toEqual([0, WIDTH]);
        expect(lineOf(numberOf("denali"), crossing).to.x).toBe(0);
        expect(lineOf(numberOf("mount-fuji"), crossing).to.x).toBe(WIDTH);
    });
});

describe("distances", () => {
    test("are counted in segments, over crossings too", () => {
        const from = distances(START);
        expect(["rome", "giza", "babylon", "harappa"].map((id) => from[numberOf(id)])).toEqual([1, 2, 3, 4]);
        expect(distances(numberOf("denali"))[numberOf("mount-fuji")]).toBe(2);
    });

    test("name the nearest expedition first; one without arrows cannot come", () => {
        const table = tableOf("start B11 zagorsk", "", "start rome B06 newfoundland");
        const from = [0, 1, 2].map((colour) => ends(table, colour));
        expect(ways(from, numberOf("putorana"))[0]).toEqual({ colour: 0, far: 1 });
        table.expeditions[0]!.stock = 0;
        expect(
            ways(
                [0, 1, 2].map((colour) => ends(table, colour)),
                numberOf("putorana"),
            )[0]!.colour,
        ).toBe(1);
    });

    test("are counted from every base while a loop is open", () => {
        const table = tableOf("", "", "start stonehenge thingvellir start", { loop: 2 });
        table.expeditions[2]!.open = false;
        expect(names(ends(table, 2))).toEqual(["start", "stonehenge", "thingvellir"]);
        expect(origin({ ...table, base: numberOf("thingvellir") }, 2)).toBe(numberOf("thingvellir"));
    });
});

describe("arrows", () => {
    test("lie in the middle of a segment of their own", () => {
        expect(lane(tableOf("start rome", "", ""), 0, route("start rome")[0]!)).toBe(0);
    });

    test("share a segment side by side, whichever way each goes", () => {
        const table = tableOf("start rome B06", "start rome B06", "start athens timgad B06 rome");
        const [blue, yellow] = [0, 1].map((colour) => lane(table, colour, route("rome B06")[0]!));
        const red = lane(table, 2, route("B06 rome")[0]!);
        // Seen from one end of the segment, the arrow in the opposite direction lies on its own side.
        expect(new Set([blue, yellow, -red]).size).toBe(3);
    });
});

describe("a loop", () => {
    test("is what the last arrow closes, by the shortest way", () => {
        const arrows = route("start B11 zagorsk putorana novosibirsk caspian-sea B11");
        expect(names(loopOf(arrows))).toEqual(["B11", "caspian-sea", "novosibirsk", "putorana", "zagorsk"]);
    });

    test("leaves out what was laid after an earlier loop", () => {
        const arrows = [
            ...route("start stonehenge thingvellir start"),
            ...route("thingvellir greenland"),
            ...route("greenland northwest-passage B05 thingvellir"),
        ];
        expect(names(loopOf(arrows))).toEqual(["B05", "greenland", "northwest-passage", "thingvellir"]);
    });

    test("over the edge of the map has no inside", () => {
        expect(loopOf(route("start B11 rome"))).toEqual([]);
        expect(loopOf(route("crater-lake grand-canyon R01 crater-lake"))).toHaveLength(3);
        const world =
            "crater-lake banff R07 newfoundland stonehenge start B11 caspian-sea novosibirsk B15 great-wall mount-fuji R01 crater-lake";
        expect(loopOf(route(world))).toEqual([]);
    });
});
