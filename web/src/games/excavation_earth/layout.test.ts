import { expect, test } from "vitest";
import { LOCATIONS } from "./box.ts";
import { PHONE, WIDE, pointOf, standOf, type Layout } from "./layout.ts";

const CROWD = 4;
const [WIDTH, HEIGHT, NUMBER] = [20, 28, 5];

/** Return the centre of a market's number relative to its sign; at a site it is on the side away from the plate. */
function numberAt(layout: Layout, place: number): [number, number] {
    const { id, region } = LOCATIONS[place]!;
    if (!region) return [0, 0];
    return [layout.plates[id] === "l" ? 14 : -18, -14];
}

function covers(layout: Layout, place: number, before: number): boolean {
    const [[x, y], [px, py]] = [standOf(layout, place, before), pointOf(layout, place)];
    const [dx, dy] = [(x - px) / layout.scale, (y - py) / layout.scale];
    const [nx, ny] = numberAt(layout, place);
    return dx < nx + NUMBER && dx + WIDTH > nx - NUMBER && dy < ny + NUMBER && dy + HEIGHT > ny - NUMBER;
}

test.each([
    ["wide", WIDE],
    ["phone", PHONE],
])("%s: explorers never cover the number of a market", (_, layout) => {
    const markets = LOCATIONS.flatMap(({ market }, place) => (market === null ? [] : [place]));
    expect(markets).toHaveLength(6);
    for (const place of markets)
        for (let before = 0; before < CROWD; before += 1) expect(covers(layout, place, before)).toBe(false);
});
