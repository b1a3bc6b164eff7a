// The lines of the score sheet in their order, in the game's own words.
import { COLOURS } from "./box.ts";

export const LINES: readonly string[] = [
    ...COLOURS.map((colour) => `column:${colour}`),
    "artefacts",
    "dice",
    "bridges",
];
