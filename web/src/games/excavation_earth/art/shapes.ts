// Small signs as strokes: shapes of the colours, glyphs, market symbols, crew marks.
import type { Buyer, Glyph, MarketSymbol, Side } from "../box.ts";

const ROUND = "M12 1.6a10.4 10.4 0 1 0 0 20.8 10.4 10.4 0 0 0 0-20.8z";

/** On 24 by 24, so that colour never stands alone. */
export const SHAPES: Record<Buyer, string> = {
    yellow: "M2.6 2.6h18.8v18.8H2.6z",
    green: "M12 1.4 23 21.6H1z",
    red: "M12 21.5C5 16 1.5 12.4 1.5 8.2 1.5 5 4 2.8 6.8 2.8c2.1 0 4 1.1 5.2 3.1 1.2-2 3.1-3.1 5.2-3.1 2.8 0 5.3 2.2 5.3 5.4 0 4.2-3.5 7.8-10.5 13.3z",
    violet: "M12 .8l3.2 7.6 8.2.7-6.2 5.4 1.9 8L12 18.2l-7.1 4.3 1.9-8L.6 9.1l8.2-.7z",
    orange: ROUND,
    white: ROUND,
};
export const ASTERISK = "M12 6v12M6.8 9l10.4 6M17.2 9 6.8 15";
/** Position of the letter on a shape. */
export const LETTER_Y: Record<Buyer, number> = {
    yellow: 16.4,
    green: 19,
    red: 14.6,
    violet: 16.6,
    orange: 16.4,
    white: 17,
};

/** Lines on 24 by 24. */
export const GLYPH_ART: Record<Glyph, string> = {
    spiral: "M12.4 12.2c.8-1 2.6.2 2 2-.9 2.3-4.6 2.3-5.8-.3-1.6-3.6 1.4-7.3 5.1-6.9 4.7.5 6.9 5.3 5.1 9.4-2.2 5-8.7 6-12.6 2.4",
    fork: "M12 22V9M4.5 3v5.5c0 3.5 3 5 7.5 5s7.5-1.5 7.5-5V3M12 3v8",
    ladder: "M6.5 2.5v19M17.5 2.5v19M6.5 7h11M6.5 12h11M6.5 17h11",
    wave: "M2 8c3.3-4.5 6.7-4.5 10 0s6.7 4.5 10 0M2 16c3.3-4.5 6.7-4.5 10 0s6.7 4.5 10 0",
};

const HEX = "l3.9 2.2v4.5l-3.9 2.2-3.9-2.2V";
/** Lines on 24 by 24, and filled parts. The fist is a separate icon. */
export const SYMBOL_ART: Record<Exclude<MarketSymbol, "fist">, { lines: string; filled?: string }> = {
    crescent: {
        filled: "M9.5 2.5C4.5 4.5 2.5 8.5 2.5 12s2 7.5 7 9.5C6.5 18 6 15 6 12s.5-6 3.5-9.5zM14.5 2.5c5 2 7 6 7 9.5s-2 7.5-7 9.5C17.5 18 18 15 18 12s-.5-6-3.5-9.5z",
        lines: "M7.5 8.5h9M7.2 12h9.6M7.5 15.5h9",
    },
    star: {
        filled: "M12 3.5l1.9 6.6 6.6 1.9-6.6 1.9L12 20.5l-1.9-6.6L3.5 12l6.6-1.9z",
        lines: "M4 18.8C-.5 15.5 3 8 10 4.5S22.7 2.4 22 7.2c-.5 3.6-4 7.6-8.6 10.4M15.8 14.6l-3 3.4 4.4.4",
    },
    eye: {
        filled: "M12 7.2a3.2 3.2 0 1 0 .1 0z",
        lines: "M2 5.6c6-3.4 14-3.2 20 .6M2 10.8C6.5 6 16 5.4 22 9.6M2 10.8c5 3.6 11.5 3.7 17 .7M10 13.6 7.4 21M12.8 13.6c-.2 3.8 1.4 6.5 4 6.7 2.3.1 3.2-2.3 1.6-3.3",
    },
    hive: {
        lines: `M12 1.6${HEX}3.8zM7.6 11${HEX}13.2zM16.4 11${HEX}13.2z`,
        filled: "M7.6 12.8l2.3 1.3v2.7l-2.3 1.3-2.3-1.3v-2.7z",
    },
    seal: {
        lines: "M12 1.8l2.2 1.6 2.7-.2 1.2 2.5 2.4 1.3-.2 2.7 1.5 2.3-1.5 2.3.2 2.7-2.4 1.3-1.2 2.5-2.7-.2L12 22.2l-2.2-1.6-2.7.2-1.2-2.5-2.4-1.3.2-2.7L2.2 12l1.5-2.3-.2-2.7 2.4-1.3 1.2-2.5 2.7.2z",
        filled: "M7 16.5V8.8l3 2.5L12 7.5l2 3.8 3-2.5v7.7z",
    },
};

/** On the front of a cube of 20 by 20. */
export const MARKS: Record<Side, string> = {
    aquilla: "M3.6 12.5 8 8.2l4.4 4.3M3.6 16 8 11.7l4.4 4.3",
    issisinui: "M8 9a3 3 0 1 0 .1 0z",
    gul: "M4 16 12 8M4 11.5 7.5 8M8.5 16l3.5-3.5",
    "kutu-kuti": "M5 9.8v.1M11 9.8v.1M8 14.8v.1",
    "dal-harrai": "M4 15.5 8 8.5l4 7z",
    zu: "M4.4 8.6h7.2L4.4 15.6h7.2",
};

/** Heads of buyers: antennae, eyes as positions and sizes, mouth. */
export const HEADS: Record<Buyer, { grows: string; eyes: readonly [number, number][]; mouth: string }> = {
    red: {
        grows: "M6 4 3-1M18 4 21-1",
        eyes: [
            [8.6, 9],
            [15.4, 9],
        ],
        mouth: "M10 13.6q2 1.5 4 0",
    },
    orange: { grows: "M12 1.6v-4", eyes: [[12, 10.5]], mouth: "M9.4 18q2.6 1.6 5.2 0" },
    yellow: {
        grows: "M2.6 8H-.6v7h3.2M21.4 8h3.2v7h-3.2",
        eyes: [
            [8, 9],
            [16, 9],
        ],
        mouth: "M7.5 15.5h9M10.5 14v3M13.5 14v3",
    },
    green: {
        grows: "M4 16-1 13.4M20 16l5-2.6",
        eyes: [
            [9.6, 14],
            [14.4, 14],
        ],
        mouth: "M10.4 18.4h3.2",
    },
    violet: {
        grows: "",
        eyes: [
            [9.6, 11],
            [14.4, 11],
        ],
        mouth: "M10.6 15q1.4 1.4 2.8 0",
    },
    white: {
        grows: "M7 3.4 5-1.6M17 3.4l2-5",
        eyes: [
            [8.5, 11],
            [12, 9.6],
            [15.5, 11],
        ],
        mouth: "M8.5 16.4q3.5 2 7 0",
    },
};

/** Signs of actions and tiles on 24 by 24, where there is no icon. */
export const SELL =
    "M4 16.5c0 1.6 2.7 2.8 6 2.8s6-1.2 6-2.8v-4M4 16.5V9M4 12.7c0 1.6 2.7 2.8 6 2.8s6-1.2 6-2.8M10 6.2c3.3 0 6 1.2 6 2.8s-2.7 2.8-6 2.8S4 10.6 4 9s2.7-2.8 6-2.8zM16 14.2c2.4-.3 4-1.3 4-2.6V4.7M20 8c0 1.3-1.6 2.3-4 2.6M8.2 4.5c.3-1.4 2.8-2.4 5.8-2.4 3.3 0 6 1.2 6 2.8 0 1.2-1.6 2.2-3.8 2.6";
export const SURVEY =
    "M12 12 19 5M12 2.5a9.5 9.5 0 1 0 9.5 9.5M12 6.5a5.5 5.5 0 1 0 5.5 5.5M12 11a1 1 0 1 0 .1 0M17.5 16.5h.1M7 9h.1M8 16.5h.1";
export const SNIPE =
    "M12 3.5a8.5 8.5 0 1 0 .1 0zM12 7.5a4.5 4.5 0 1 0 .1 0zM12 11.5a.5.5 0 1 0 .1 0zM12 1v4M12 19v4M1 12h4M19 12h4";
export const BRIEFING = "M4 4.5h16v11H11l-4.5 4v-4H4zM8 8.5h8M8 11.8h5";

/** Zu's mask on 48 by 48. */
export const ZU_MASK =
    '<path d="M24 3C10 3 5 13 6 22c.8 7 4 9.5 6 13 1.5 2.8 2 8 12 8s10.5-5.2 12-8c2-3.5 5.2-6 6-13C43 13 38 3 24 3z" fill="#e9dfc6" stroke="#14110c" stroke-width="1.6"/>' +
    '<path d="M11 12Q24 2 37 12M9 17q15-9 30 0M24 6v8M17 7.5l1.5 6M31 7.5l-1.5 6M8 28l4 3M40 28l-4 3M14 37l3 2" fill="none" stroke="#8c7d63" stroke-width=".9"/>' +
    '<ellipse cx="15" cy="24" rx="5" ry="6.5" transform="rotate(-18 15 24)"/><ellipse cx="33" cy="24" rx="5" ry="6.5" transform="rotate(18 33 24)"/><circle cx="24" cy="16.5" r="3.6"/>' +
    '<g fill="#f0c877"><circle cx="25" cy="15.6" r="1.2"/><circle cx="16.5" cy="22" r="1.7"/><circle cx="34.5" cy="22" r="1.7"/></g>' +
    '<path d="M33 16.4a7.6 7.6 0 1 0 .1 0zM38.5 29.5 41 40" fill="none" stroke="#c8963c" stroke-width="1.7"/><path d="M19 36q5 3.5 10.5-.5" fill="none" stroke="#14110c" stroke-width="1.6" stroke-linecap="round"/>';
