// Typed tables of the box. scripts/box-data writes box.json from components.toml, and a test keeps it current.
import box from "./box.json";

export const COLOURS = ["red", "green", "blue", "yellow", "pink", "violet"] as const;
export type Colour = (typeof COLOURS)[number];

export const ROLES = [
    "botanist",
    "linguist",
    "physician",
    "pilot",
    "cartographer",
    "curator",
    "guide",
    "mercenary",
    "patron",
    "photographer",
    "professor",
    "student",
] as const;
export type Role = (typeof ROLES)[number];

export type Shape = "submarine" | "zeppelin" | "boat" | "half_track" | "car" | "hot_air_balloon";
/** Vehicle of each seat. */
export const VEHICLES = box.vehicles.shapes as Shape[];
export const PAINTS: readonly string[] = box.vehicles.colours;
/** The paints, as in art/inks.css. */
const PAINT_INKS: Record<string, string> = {
    black: "#434346",
    white: "#faf6ec",
    grey: "#9aa5ab",
    brown: "#8f5c35",
    beige: "#ead9b0",
    tan: "#dba964",
};
/** Colour of each seat's vehicle. */
export const INKS = PAINTS.map((paint) => PAINT_INKS[paint]!);

/** A track; the sites of the compass sides come first, by colour, then those of the advanced sides. */
export interface Site {
    readonly name: string;
    readonly points: readonly number[];
    readonly thresholds: readonly number[];
    readonly draw_up_to?: readonly number[];
    readonly points_shared?: readonly number[];
    readonly points_immediate?: readonly number[];
    readonly largest_size?: readonly number[];
    readonly bonus?: number;
}

function siteOf(id: string): Site {
    return { name: id.replaceAll("_", "-"), ...box.sites[id as keyof typeof box.sites] };
}

const BOARDS = COLOURS.map((colour) => box.colours[colour]);
export const SITES: readonly Site[] = [
    ...BOARDS.map(({ compass }) => siteOf(compass)),
    ...BOARDS.map(({ advanced }) => siteOf(advanced)),
];
export const ADVANCED = COLOURS.length;
export const CONTINENTS: readonly string[] = BOARDS.map(({ continent }) => continent.replaceAll("_", "-"));
export const LAST_SPACE = SITES[0]!.points.length - 1;

export const HAND_LIMIT = box.hand.limit;
export const MONKEYS = 3;
/** Points by size, from 0; the last value also for all larger sizes. */
export const EXPEDITION_POINTS: readonly number[] = box.expeditions.points;
export const MAX_CARDS = EXPEDITION_POINTS.length - 1;
export const BOTANIST_POINTS = box.botanist.points_taking;
export const LINGUIST_LAST = box.linguist.last_space;
export const ARTEFACTS: readonly number[] = box.linguist.artefacts;
export const MUSEUM_POINTS: readonly number[] = box.curator.points;
export const TOKENS: readonly number[] = box.professor.tokens;

export function colourOf(site: number): number {
    return site % ADVANCED;
}

export function siteIndex(name: string | undefined): number {
    return SITES.findIndex((site) => site.name === name);
}
