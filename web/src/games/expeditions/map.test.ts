/** The drawn map: neighbours, distances, arrows, and the loops they close. */
import { describe, expect, test } from "vitest";
import { CIRCLES, CROSSINGS, idOf, LABELS, NEIGHBOURS, numberOf, SEGMENTS, START, WIDTH } from "./box.ts";
import { lane, lineOf, loopOf, pointsOf } from "./geometry.ts";
import { waysTo } from "./graph.ts";
import { route, tableOf } from "./testData.ts";
import { ends, origin, type Expeditions } from "./view.ts";

const names = (circles: Iterable<number>): string[] => [...circles].map(idOf).sort();

describe("board", () => {
    test("has 122 circles, 206 segments and three crossings", () => {
        expect([CIRCLES.length, SEGMENTS.length, CROSSINGS.length]).toEqual([122, 206, 3]);
    });

    test("has six neighbours of the start", () => {
        expect(names(NEIGHBOURS[START]!.keys())).toEqual(
            ["B11", "athens", "rome", "stonehenge", "svalbard", "thingvellir"].sort(),
        );
    });

    test("has a label for every place, and only for places", () => {
        const places = CIRCLES.map((_, circle) => circle).filter((circle) => CIRCLES[circle]!.kind === "place");
        expect([...LABELS.keys()].toSorted((a, b) => a - b)).toEqual(places);
    });

    test("draws a crossing on both edges, and each of its segments on one of them", () => {
        const crossing = numberOf("R01");
        expect(pointsOf(crossing).map(({ x }) => x)).toEqual([0, WIDTH]);
        expect(lineOf(numberOf("denali"), crossing).to.x).toBe(0);
        expect(lineOf(numberOf("mount-fuji"), crossing).to.x).toBe(WIDTH);
    });
});

const farTo = (table: Expeditions, id: string): number[][] =>
    waysTo(table, numberOf(id)).map(({ colour, far }) => [colour, far]);

describe("ways", () => {
    test("are counted in arrows, also over crossings", () => {
        const start = tableOf("", "", "");
        expect(["rome", "giza", "babylon", "harappa"].map((id) => farTo(start, id)[0]![1])).toEqual([1, 2, 3, 4]);
        expect(farTo(tableOf("start denali", "", ""), "mount-fuji")[0]).toEqual([0, 2]);
    });

    test("list the nearest expedition first, without those that have no arrows left", () => {
        const table = tableOf("start B11 zagorsk", "", "start rome B06 newfoundland");
        expect(farTo(table, "putorana")[0]).toEqual([0, 1]);
        const [blue, ...others] = table.expeditions;
        expect(farTo({ ...table, expeditions: [{ ...blue!, stock: 0 }, ...others] }, "putorana")[0]![0]).toBe(1);
    });

    test("use no segment twice, and name their circles", () => {
        const back = tableOf("start B11 zagorsk", "start rome B06 newfoundland", "start rome B06 newfoundland");
        const way = waysTo(back, numberOf("B11")).find(({ colour }) => colour === 0)!;
        expect(way.far).toBeGreaterThan(1);
        expect(way.circles.map(idOf).at(0)).toBe("zagorsk");
        expect(way.circles.map(idOf).at(-1)).toBe("B11");
    });

    test("are counted from every base while a loop is open", () => {
        const table = tableOf("", "", "start stonehenge thingvellir start", { loop: 2 });
        table.expeditions[2]!.open = false;
        expect(names(ends(table, 2))).toEqual(["start", "stonehenge", "thingvellir"]);
        expect(origin({ ...table, base: numberOf("thingvellir") }, 2)).toBe(numberOf("thingvellir"));
    });
});

describe("arrows", () => {
    test("are centred on a segment without other arrows", () => {
        expect(lane(tableOf("start rome", "", ""), 0, route("start rome")[0]!)).toBe(0);
    });

    test("lie side by side on a shared segment, in either direction", () => {
        const table = tableOf("start rome B06", "start rome B06", "start athens timgad B06 rome");
        const [blue, yellow] = [0, 1].map((colour) => lane(table, colour, route("rome B06")[0]!));
        const red = lane(table, 2, route("B06 rome")[0]!);
        // Seen from one end of the segment, the arrow in the opposite direction lies on its own side.
        expect(new Set([blue, yellow, -red]).size).toBe(3);
    });
});

describe("loop", () => {
    test("is the shortest one that the last arrow closes", () => {
        const arrows = route("start B11 zagorsk putorana novosibirsk caspian-sea B11");
        expect(names(loopOf(arrows))).toEqual(["B11", "caspian-sea", "novosibirsk", "putorana", "zagorsk"]);
    });

    test("does not include an earlier loop", () => {
        const arrows = [
            ...route("start stonehenge thingvellir start"),
            ...route("thingvellir greenland"),
            ...route("greenland northwest-passage B05 thingvellir"),
        ];
        expect(names(loopOf(arrows))).toEqual(["B05", "greenland", "northwest-passage", "thingvellir"]);
    });

    test("is empty if the arrows go around the world", () => {
        expect(loopOf(route("start B11 rome"))).toEqual([]);
        expect(loopOf(route("crater-lake grand-canyon R01 crater-lake"))).toHaveLength(3);
        const world =
            "crater-lake banff R07 newfoundland stonehenge start B11 caspian-sea novosibirsk B15 great-wall mount-fuji R01 crater-lake";
        expect(loopOf(route(world))).toEqual([]);
    });
});
