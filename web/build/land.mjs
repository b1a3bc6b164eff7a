// Write the outline of the continents for the map of Expéditions: Natural Earth 1:50m (public domain), Miller's projection.
//   npm install --no-save d3-geo topojson-client topojson-simplify world-atlas
//   node build/land.mjs > src/games/expeditions/art/land.ts
// Its packages are no dependencies of the client, since the outline changes only with the map. Numbers are half units, to be
// short.
import { createRequire } from "node:module";
import { geoPath, geoProjection } from "d3-geo";
import { feature } from "topojson-client";
import {
    filter,
    filterWeight,
    presimplify,
    simplify,
    sphericalRingArea,
    sphericalTriangleArea,
} from "topojson-simplify";

const need = createRequire(import.meta.url);
const { width, height, west, north, south } = need("../src/games/expeditions/box.json").map;
const world = need("world-atlas/land-50m.json");

const FINEST = 1.7e-5;
const SMALLEST = 2e-5;

const miller = (latitude) => 1.25 * Math.asinh(Math.tan(0.8 * latitude));
const radians = (degrees) => (degrees * Math.PI) / 180;
const scale = width / (2 * Math.PI);
const stretch = height / (miller(radians(north)) - miller(radians(south))) / scale;
const projection = geoProjection((longitude, latitude) => [longitude, stretch * miller(latitude)])
    .rotate([-(west + 180), 0])
    .scale(scale)
    .translate([width / 2, stretch * scale * miller(radians(north))])
    .clipExtent([
        [-2, -2],
        [width + 2, height + 2],
    ])
    .precision(0.4);

const weighed = presimplify(world, sphericalTriangleArea);
const simple = simplify(weighed, FINEST);
const kept = filter(simple, filterWeight(simple, SMALLEST, sphericalRingArea));
const path = geoPath(projection).digits(2)(feature(kept, kept.objects.land));

/** Relative steps from point to point, in half units. */
function steps(ring) {
    const points = ring.split("L").map((point) => point.split(",").map((number) => Math.round(Number(number) * 2)));
    const [start, ...rest] = points;
    let [x, y] = start;
    let written = "";
    for (const [nextX, nextY] of rest) {
        const [dx, dy] = [nextX - x, nextY - y];
        if (dx || dy) written += `${dx < 0 || !written ? "" : " "}${dx}${dy < 0 ? "" : " "}${dy}`;
        [x, y] = [nextX, nextY];
    }
    return `M${start[0]} ${start[1]}l${written}z`;
}

const rings = path.split("Z").filter(Boolean);
console.log(
    "// Written by build/land.mjs. Outlines of Natural Earth, public domain; see NOTICE. In half units of the map.",
);
console.log(`export const LAND =\n    "${rings.map((ring) => steps(ring.slice(1))).join("")}";`);
