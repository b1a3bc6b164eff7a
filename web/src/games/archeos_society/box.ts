// Values of the box in force, from the scene, in the form of components.toml. Built in are only names and what is drawn.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";

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

/** Names of the sites; those of the compass sides come first, by colour, then those of the advanced sides. */
export const SITES: readonly string[] = [
    "mesa-verde",
    "machu-picchu",
    "grotta-azzurra",
    "great-zimbabwe",
    "sigiriya",
    "nan-madol",
    "chichen-itza",
    "rapa-nui",
    "tantallon-castle",
    "ta-sekhet-maat",
    "ur",
    "uluru",
];
export const ADVANCED = COLOURS.length;
export const CONTINENTS: readonly string[] = ["north-america", "south-america", "europe", "africa", "asia", "oceania"];
export const MONKEYS = 3;

/** Vehicle of each seat, its paint, and the colour of the paint as in art/inks.css. */
export const VEHICLES = [
    { shape: "submarine", paint: "black", ink: "#434346" },
    { shape: "zeppelin", paint: "white", ink: "#faf6ec" },
    { shape: "boat", paint: "grey", ink: "#9aa5ab" },
    { shape: "half_track", paint: "brown", ink: "#8f5c35" },
    { shape: "car", paint: "beige", ink: "#ead9b0" },
    { shape: "hot_air_balloon", paint: "tan", ink: "#dba964" },
] as const;
export type Shape = (typeof VEHICLES)[number]["shape"];

/** Track of a site. */
export interface Track {
    readonly points: readonly number[];
    readonly thresholds: readonly number[];
    readonly draw_up_to?: readonly number[];
    readonly points_shared?: readonly number[];
    readonly points_immediate?: readonly number[];
    readonly largest_size?: readonly number[];
    readonly bonus?: number;
}

export interface Tables {
    /** Points by size, from 0; the last value also for all larger sizes. */
    readonly expeditions: { readonly points: readonly number[] };
    readonly hand: { readonly limit: number };
    readonly botanist: { readonly points_taking: number };
    readonly linguist: { readonly last_space: number; readonly artefacts: readonly number[] };
    /** Points by the number of relics. */
    readonly curator: { readonly points: readonly number[] };
    readonly professor: { readonly tokens: readonly number[] };
    readonly sites: Readonly<Record<string, Track>>;
}

export function boxOf({ box }: Pick<SvelteScene, "box">): Tables {
    return box as unknown as Tables;
}

export function trackOf(box: Tables, site: number): Track {
    return box.sites[SITES[site]!.replaceAll("-", "_")]!;
}

/** The last space of a track: there is a threshold before each space but the first. */
export function lastSpace({ thresholds }: Track): number {
    return thresholds.length;
}

/** The size from which points do not rise any more. */
export function maxCards(box: Tables): number {
    return box.expeditions.points.length - 1;
}

export function colourOf(site: number): number {
    return site % ADVANCED;
}
