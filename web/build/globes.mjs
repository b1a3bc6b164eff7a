// Write the two half globes of Excavation Earth: Natural Earth 1:110m (public domain), azimuthal equidistant, land by region.
//   npm install --no-save d3-geo topojson-client topojson-simplify world-atlas
//   node build/globes.mjs > src/games/excavation_earth/art/globes.ts
// Its packages are no dependencies of the client, since the outline changes only with the map. Numbers are fifths of a unit,
// to be short; a globe has a radius of 100 units.
import { createRequire } from "node:module";
import { geoAzimuthalEquidistant, geoCentroid, geoPath } from "d3-geo";
import { feature, merge } from "topojson-client";
import {
    filter,
    filterWeight,
    presimplify,
    simplify,
    sphericalRingArea,
    sphericalTriangleArea,
} from "topojson-simplify";

const world = createRequire(import.meta.url)("world-atlas/countries-110m.json");
const ANGLE = 100;
const FINE = 5;
const FINEST = 4e-5;
const SMALLEST = 1.2e-4;
const CENTRES = { west: [-93, 10], east: [74, 14] };
const COLOURS = ["yellow", "green", "red", "violet", "orange"];
/**
 * Countries whose centre alone would put them in the wrong region: the Near East is Asia, Greece and Iceland are
 * Europe.
 */
const NEAR_EAST = new Set("682 887 512 784 634 414 368 400 376 275 422 760 792 196".split(" "));
const [ANTARCTICA, ICELAND, GREECE, RUSSIA, KAZAKHSTAN, STATES, GREENLAND] = "010 352 300 643 398 840 304".split(" ");

function american(id, longitude) {
    return (longitude < -25 && id !== ICELAND && id !== RUSSIA) || id === STATES || id === GREENLAND;
}

function regionOf(id, [longitude, latitude]) {
    if (american(id, longitude)) {
        const isthmus = latitude > 7 && longitude < -79 && longitude > -95;
        return latitude > 12.5 || isthmus ? "yellow" : "green";
    }
    if (NEAR_EAST.has(id)) return "orange";
    if (latitude < 36.6 && longitude > -20 && longitude < 51.5 && id !== GREECE) return "red";
    const european = id === RUSSIA || id === KAZAKHSTAN || (latitude > 35 && longitude < 45);
    return european ? "violet" : "orange";
}

const weighed = presimplify(world, sphericalTriangleArea);
const simple = simplify(weighed, FINEST);
const kept = filter(simple, filterWeight(simple, SMALLEST, sphericalRingArea));

const regions = Object.fromEntries(COLOURS.map((colour) => [colour, []]));
const south = [];
for (const country of kept.objects.countries.geometries)
    for (const arcs of (country.type === "Polygon" ? [country.arcs] : country.arcs) ?? []) {
        const polygon = { type: "Polygon", arcs };
        const land =
            country.id === ANTARCTICA ? south : regions[regionOf(country.id, geoCentroid(feature(kept, polygon)))];
        land.push(polygon);
    }

/** Relative steps from point to point, without steps of length zero. */
function steps(ring) {
    const points = ring.split("L").map((point) => point.split(",").map((number) => Math.round(Number(number) * FINE)));
    const [start, ...rest] = points;
    let [x, y] = start;
    let written = "";
    for (const [nextX, nextY] of rest) {
        const [dx, dy] = [nextX - x, nextY - y];
        if (dx || dy) written += `${dx < 0 || !written ? "" : " "}${dx}${dy < 0 ? "" : " "}${dy}`;
        [x, y] = [nextX, nextY];
    }
    return written.split(/[ -]/).length < 8 ? "" : `M${start[0]} ${start[1]}l${written}z`;
}

function outline(projection, polygons) {
    const path = geoPath(projection).digits(2)(merge(kept, polygons)) ?? "";
    return path
        .slice(1)
        .split("ZM")
        .map((ring) => ring.replace("Z", ""))
        .filter(Boolean)
        .map(steps)
        .join("");
}

console.log(
    "// Written by build/globes.mjs. Outlines of Natural Earth, public domain; see NOTICE. In fifths of a unit.",
);
console.log("export const GLOBES = {");
for (const [half, [longitude, latitude]] of Object.entries(CENTRES)) {
    const projection = geoAzimuthalEquidistant()
        .rotate([-longitude, -latitude])
        .clipAngle(ANGLE)
        .scale(100 / ((ANGLE * Math.PI) / 180))
        .translate([0, 0])
        .precision(0.6);
    const land = COLOURS.map((colour) => [colour, outline(projection, regions[colour])]);
    console.log(`    ${half}: {`);
    for (const [name, path] of [...land, ["white", outline(projection, south)]])
        if (path) console.log(`        ${name}: "${path}",`);
    console.log("    },");
}
console.log("} as const;");
