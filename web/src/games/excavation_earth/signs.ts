// Strokes of each sign: glyphs, symbols, actions, factions, tiles, cards of Zu.
import type { ICONS } from "./art/icons.ts";
import { BRIEFING, GLYPH_ART, SELL, SNIPE, SURVEY, SYMBOL_ART } from "./art/shapes.ts";
import type { Action, Glyph, MarketSymbol, Side, Tile } from "./box.ts";

type Icon = keyof typeof ICONS;
export type SignName = Glyph | MarketSymbol | Action | Exclude<Side, "zu"> | Tile | "snipe" | "mask" | "archive";

export interface Strokes {
    icon?: Icon;
    lines?: string;
    filled?: string | undefined;
    width?: number;
}

const TAKEN_OVER: Partial<Record<SignName, Icon>> = {
    fist: "fist",
    move: "rocket",
    dig: "dig-dug",
    haggle: "shaking-hands",
    command: "radar-dish",
    smuggle: "domino-mask",
    mask: "domino-mask",
    pass: "night-sleep",
    aquilla: "eagle-head",
    issisinui: "octopus",
    gul: "hooded-figure",
    "kutu-kuti": "spider-alt",
    "dal-harrai": "spaceship",
    relay: "rocket",
    scanner: "radar-cross-section",
    "private-sale": "shaking-hands",
    rumour: "megaphone",
    "safe-conduct": "domino-mask",
    archive: "archive-register",
};
const OWN: Partial<Record<SignName, string>> = {
    ...GLYPH_ART,
    sell: SELL,
    dividends: SELL,
    survey: SURVEY,
    snipe: SNIPE,
    briefing: BRIEFING,
};

export function signOf(name: SignName): Strokes {
    const icon = TAKEN_OVER[name];
    if (icon) return { icon };
    if (name in SYMBOL_ART) {
        const { lines, filled } = SYMBOL_ART[name as keyof typeof SYMBOL_ART];
        return { lines, filled, width: 1.7 };
    }
    return { lines: OWN[name] ?? "", width: name in GLYPH_ART ? 2.6 : 1.8 };
}
