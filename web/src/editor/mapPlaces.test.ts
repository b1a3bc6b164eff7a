import { expect, test } from "vitest";
import { placesIn } from "./mapPlaces.ts";

const places = [
    { id: "a", x: 1, y: 2 },
    { id: "b", x: 3, y: 4 },
];

test("the places of a map are in the list of the box that has all their names", () => {
    const box = { roles: [{ id: "a" }], lines: { between: [] }, others: [{ id: "c", x: 1, y: 1 }], locations: places };
    expect(placesIn(box, ["a", "b"])).toEqual(places.map(({ id, x, y }) => ({ name: id, x, y })));
    expect(placesIn(box, ["a", "b", "c"])).toEqual([]);
    expect(placesIn({}, [])).toEqual([]);
});
