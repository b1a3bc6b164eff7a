// Miller's cylindrical projection, stretched to the canvas of the map.
import box from "../box.json";
import type { Point } from "../geometry.ts";

const { width, height, west, north, south } = box.map;

function miller(latitude: number): number {
    return 1.25 * Math.asinh(Math.tan((0.8 * latitude * Math.PI) / 180));
}

const STRETCH = height / (miller(north) - miller(south));

export function project(longitude: number, latitude: number): Point {
    const east = (((longitude - west) % 360) + 360) % 360;
    return { x: (east / 360) * width, y: (miller(north) - miller(latitude)) * STRETCH };
}
