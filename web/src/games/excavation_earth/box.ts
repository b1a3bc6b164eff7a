// What is the same in every edition, and the figures and names of the box in force, from the scene. scripts/box-data writes
// box.json from components.toml, and a test keeps it current.
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
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
export type Faction = (typeof FACTIONS)[number];
/** Owner of cubes: a faction, or Zu. */
export type Side = Faction | "zu";

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
export const TRACK = 10;
export const ROUNDS = 3;

export interface Location {
    id: string;
    market: number | null;
    region: Colour | null;
    glyphs: readonly number[];
    isBlackMarket: boolean;
}

export const LOCATIONS: readonly Location[] = box.locations.map((place) => ({
    id: place.id,
    market: place.market ? place.market - 1 : null,
    region: (place.region ?? null) as Colour | null,
    glyphs: (place.glyphs ?? []).map((glyph) => GLYPHS.indexOf(glyph as Glyph)),
    isBlackMarket: place.black_market ?? false,
}));

export const PLACES: readonly string[] = LOCATIONS.map(({ id }) => id);

export const ZU_KINDS: readonly string[] = ["dig", "haggle", "command", "sale", "snipe", "survey"];
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

/** Two locations that a line joins. */
export type Line = readonly [string, string];

export interface Tables {
    readonly game: { readonly sale_markets: number };
    readonly lines: { readonly between: readonly Line[]; readonly round_the_back: readonly Line[] };
    readonly symbols: readonly { readonly centre: string; readonly black_market: string }[];
    readonly tiles: readonly Readonly<Record<string, unknown>>[];
    readonly crew: { readonly hold: number; readonly container: number };
    readonly queues: { readonly most: number };
    readonly gallery: { readonly columns: readonly number[] };
    readonly sale: {
        readonly bonus: readonly number[];
        readonly drawn: readonly number[];
        readonly per_buyer: number;
    };
    readonly smuggle: { readonly surcharge: number };
    readonly centres: { readonly prizes: readonly { readonly points: readonly number[] }[] };
}

/** The box in force. */
export class Box {
    readonly #tables: Tables;
    /** Centre of each market. */
    readonly centres: readonly number[];
    /** Lines between neighbouring locations, without those round the back of the map. */
    readonly front: readonly Line[];
    /** Lines that leave the map at one edge and come back at the other. */
    readonly back: readonly Line[];

    constructor(tables: Tables) {
        const { lines, symbols } = tables;
        this.#tables = tables;
        this.centres = symbols.map(({ centre }) => CENTRES.indexOf(centre as (typeof CENTRES)[number]));
        const round = new Set(lines.round_the_back.map((line) => line.toSorted().join()));
        this.back = lines.round_the_back;
        this.front = lines.between.filter((line) => !round.has(line.toSorted().join()));
    }

    get hold(): number {
        return this.#tables.crew.hold;
    }

    get container(): number {
        return this.#tables.crew.container;
    }

    /** Maximum number of buyers in a queue. */
    get queue(): number {
        return this.#tables.queues.most;
    }

    /** Maximum number of markets of a sale that is an action. */
    get saleMarkets(): number {
        return this.#tables.game.sale_markets;
    }

    get perBuyer(): number {
        return this.#tables.sale.per_buyer;
    }

    /** What a bought relic costs beyond its value. */
    get surcharge(): number {
        return this.#tables.smuggle.surcharge;
    }

    /** Symbols that open the black market of a location. */
    blackSymbols(place: number): number[] {
        return this.#tables.symbols.flatMap(({ black_market }, symbol) =>
            black_market === PLACES[place] ? [symbol] : [],
        );
    }

    /** Credits of a centre by rank, in a round. */
    prizes(round: number): readonly number[] {
        return this.#tables.centres.prizes[round - 1]?.points ?? [];
    }

    /** Credits of a sale at several markets. */
    bonus(markets: number): number {
        return this.#tables.sale.bonus[markets] ?? 0;
    }

    /** Number of cards that a sale at several markets draws. */
    drawn(markets: number): number {
        return this.#tables.sale.drawn[markets] ?? 0;
    }

    /** Credits of a column of the gallery with some samples. */
    columnCredits(samples: number): number {
        return this.#tables.gallery.columns[samples] ?? 0;
    }

    /** Figures of a command tile on one of its sides. */
    powers(tile: number, side: string | null): Record<string, number> {
        const at = side === "yellow" ? 1 : 0;
        const found = Object.entries(this.#tables.tiles[tile] ?? {}).map(([key, value]) => [
            key,
            Array.isArray(value) ? (value[at] as unknown) : value,
        ]);
        return Object.fromEntries(found.filter(([, value]) => typeof value === "number")) as Record<string, number>;
    }
}

const boxes = new WeakMap<object, Box>();

export function boxOf({ box: tables }: Pick<SvelteScene, "box">): Box {
    const found = boxes.get(tables) ?? new Box(tables as unknown as Tables);
    boxes.set(tables, found);
    return found;
}
