// Typed tables of the box. scripts/box-data writes box.json from components.toml, and a test keeps it current.
import box from "./box.json";

export const COLOURS = ["yellow", "green", "red", "violet", "orange"] as const;
export type Colour = (typeof COLOURS)[number];
export const WHITE = 5;
/** Buyers: the colours, and white. */
export const BUYERS = [...COLOURS, "white"] as const;
export type Buyer = (typeof BUYERS)[number];

export const GLYPHS = ["spiral", "fork", "ladder", "wave"] as const;
export type Glyph = (typeof GLYPHS)[number];
export const SYMBOLS = ["crescent", "fist", "star", "eye", "hive", "seal"] as const;
export type MarketSymbol = (typeof SYMBOLS)[number];

export const ACTIONS = ["move", "dig", "haggle", "sell", "command", "smuggle", "survey", "pass"] as const;
export type Action = (typeof ACTIONS)[number];

export const FACTIONS = ["issisinui", "kutu-kuti", "gul", "aquilla", "dal-harrai"] as const;
/** Owner of cubes: a faction, or Zu. */
export type Side = (typeof FACTIONS)[number] | "zu";

export const TILES = [
    "relay",
    "scanner",
    "private-sale",
    "rumour",
    "safe-conduct",
    "archive",
    "briefing",
    "dividends",
] as const;
export type Tile = (typeof TILES)[number];

export const CENTRES = ["left", "middle", "right"] as const;
export const VALUES: readonly number[] = box.glyphs.map(({ value }) => value);
export const PRIZES: readonly (readonly number[])[] = box.centres.prizes;
export const HOLD = box.crew.hold;
export const CONTAINER = box.crew.container;
export const MAX_QUEUE = box.queues.most;
export const TRACK = 10;
export const PER_BUYER = box.sale.per_buyer;
export const BONUS: readonly number[] = box.sale.bonus;
export const DRAWN: readonly number[] = box.sale.drawn;
export const SURCHARGE = box.smuggle.surcharge;
export const COLUMN_CREDITS: readonly number[] = box.gallery.columns;
export const ROUNDS = 3;

export interface Location {
    id: string;
    market: number | null;
    region: Colour | null;
    glyphs: readonly number[];
    /** The symbols of a black market. */
    black: readonly number[];
}

export const LOCATIONS: readonly Location[] = box.locations.map((place) => ({
    id: place.id,
    market: place.market ? place.market - 1 : null,
    region: (place.region ?? null) as Colour | null,
    glyphs: (place.glyphs ?? []).map((glyph) => GLYPHS.indexOf(glyph as Glyph)),
    black: place.black_market
        ? box.symbols.flatMap(({ black_market }, symbol) => (black_market === place.id ? [symbol] : []))
        : [],
}));

export const PLACES: readonly string[] = LOCATIONS.map(({ id }) => id);
export const LINES: readonly (readonly string[])[] = box.lines.between;
export const ROUND_THE_BACK: readonly (readonly string[])[] = box.lines.round_the_back;

/** Centre of each market. */
export const CENTRE_OF: readonly number[] = box.symbols.map(({ centre }) => CENTRES.indexOf(centre as "left"));

export const ZU_KINDS: readonly string[] = box.zu.kinds;
export const ZU_CARDS: readonly { id: string; kind: string; colours?: string[]; symbol?: string }[] = box.zu_cards;

/** Location of a relic's site. */
export function siteOf(relic: number): number {
    const [colour, row] = [COLOURS[colourOfRelic(relic)], rowOf(relic)];
    return LOCATIONS.findIndex(({ region, glyphs }) => region === colour && glyphs.includes(row));
}

// A relic is the number of its type: colour, then row in the gallery.
export function colourOfRelic(relic: number): number {
    return Math.floor(relic / GLYPHS.length);
}

export function rowOf(relic: number): number {
    return relic % GLYPHS.length;
}

export function relicOf(colour: number, row: number): number {
    return colour * GLYPHS.length + row;
}

export function valueOf(relic: number): number {
    return VALUES[rowOf(relic)]!;
}

/** Name of a relic in moves and texts: `green-fork`. */
export function relicName(relic: number): string {
    return `${COLOURS[colourOfRelic(relic)]!}-${GLYPHS[rowOf(relic)]!}`;
}

export function relicNumber(name: string | undefined): number {
    const [colour, glyph] = (name ?? "").split("-");
    return relicOf(COLOURS.indexOf(colour as Colour), GLYPHS.indexOf(glyph as Glyph));
}
