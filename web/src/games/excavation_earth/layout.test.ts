import { expect, test } from "vitest";
import english from "../../../../src/caravane/games/excavation_earth/locales/en.ftl?raw";
import french from "../../../../src/caravane/games/excavation_earth/locales/fr.ftl?raw";
import { LOCATIONS, PLACES } from "./box.ts";
import {
    heightIn,
    isLeft,
    layoutFor,
    nameAt,
    pointOf,
    SLOT,
    slotAt,
    standOf,
    type Layout,
    type MapRoom,
} from "./layout.ts";

/** Rooms of the map in the windows that people have. */
const ROOMS: [width: number, height: number, room: MapRoom][] = [
    [360, 220, "phone"],
    [360, 330, "phone"],
    [390, 350, "phone"],
    [380, 316, "turned"],
    [768, 470, "desk"],
    [735, 380, "desk"],
    [700, 380, "desk"],
    [760, 325, "desk"],
    [760, 430, "desk"],
    [820, 520, "desk"],
    [860, 380, "desk"],
    [1190, 560, "desk"],
    [1820, 860, "desk"],
];
const CROWD = 4;
/** Half of the pieces' width and height, and of a market's symbol. */
const [WIDTH, HEIGHT, SYMBOL] = [21, 29, 5];

function layoutIn(width: number, height: number, room: MapRoom): Layout {
    return layoutFor(width, heightIn(width, height, room), room);
}

/** Return the centre of a market's coin relative to its sign; at a site it is on the side away from the plate. */
function coinAt(layout: Layout, place: number): [number, number] {
    if (!LOCATIONS[place]!.region) return [0, 0];
    return [isLeft(layout, place) ? 15 : -15, -16];
}

function covers(layout: Layout, place: number, before: number): boolean {
    const [[x, y], [px, py]] = [standOf(layout, place, before), pointOf(layout, place)];
    const [dx, dy] = [(x - px) / layout.scale, (y - py) / layout.scale];
    const [nx, ny] = coinAt(layout, place);
    return dx < nx + SYMBOL && dx + WIDTH > nx - SYMBOL && dy < ny + SYMBOL && dy + HEIGHT > ny - SYMBOL;
}

test.each(ROOMS)("in %dx%d explorers never cover the symbol of a market", (...room) => {
    const layout = layoutIn(...room);
    const markets = LOCATIONS.flatMap(({ market }, place) => (market === null ? [] : [place]));
    expect(markets).toHaveLength(6);
    for (const place of markets)
        for (let before = 0; before < CROWD; before += 1)
            expect([PLACES[place], before, covers(layout, place, before)]).toEqual([PLACES[place], before, false]);
});

test.each(ROOMS)("in %dx%d no two places are nearer than 40 pixels", (...room) => {
    const layout = layoutIn(...room);
    const near = PLACES.flatMap((a, i) =>
        PLACES.slice(i + 1).flatMap((b) => {
            const [[ax, ay], [bx, by]] = [pointOf(layout, i), pointOf(layout, PLACES.indexOf(b))];
            const distance = Math.hypot(ax - bx, ay - by);
            return distance < 40 ? [`${a} ${b} ${distance.toFixed(0)}`] : [];
        }),
    );
    expect(near).toEqual([]);
});

test.each(ROOMS)("in %dx%d places and names lie inside of the map", (...room) => {
    const layout = layoutIn(...room);
    for (const [place, id] of PLACES.entries()) {
        const [x, y] = pointOf(layout, place);
        const [, nameY] = nameAt(layout, place);
        expect([id, x >= 20 && x <= layout.width - 20, y >= 20 && y <= layout.height - 20]).toEqual([id, true, true]);
        expect([id, nameY > 12 && nameY < layout.height - 3]).toEqual([id, true]);
    }
});

test("a low phone pans the upright map instead of shrinking it", () => {
    expect(heightIn(360, 220, "phone")).toBe(324);
    expect(heightIn(390, 380, "phone")).toBe(380);
    expect(heightIn(380, 316, "turned")).toBe(316);
});

/** Width of a letter and height of capitals, in parts of the font; radius of the count of equal relics, which may touch a name. */
const [LETTER, CAPITAL, COUNT] = [0.52, 0.72, 5];

function namesIn(texts: string): Map<string, string> {
    const lines = texts.matchAll(/^location-(\w+) = (.+)$/gm);
    return new Map([...lines].map(([, id, name]) => [id!, name!]));
}

function nameCovered(layout: Layout, place: number, name: string): string[] {
    const [x, y, anchor = "middle"] = nameAt(layout, place);
    const width = name.length * LETTER * layout.font;
    const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
    return LOCATIONS.flatMap(({ id, glyphs }, other) =>
        glyphs.flatMap((_, slot) => {
            const [cx, cy] = slotAt(layout, other, slot);
            const [bx, by] = [cx + (SLOT.width / 2 - 2) * layout.scale, cy + (2 - SLOT.height / 2) * layout.scale];
            const [dx, dy] = [
                Math.max(left - bx, 0, bx - left - width),
                Math.max(y - CAPITAL * layout.font - by, 0, by - y),
            ];
            return Math.hypot(dx, dy) < COUNT ? [`${name} under a count of ${id}`] : [];
        }),
    );
}

test.each(ROOMS)("in %dx%d no count of relics lies over a name", (...room) => {
    const layout = layoutIn(...room);
    const names = [french, english].map(namesIn);
    const covered = names.flatMap((all) => PLACES.flatMap((id, place) => nameCovered(layout, place, all.get(id)!)));
    expect(covered).toEqual([]);
});
