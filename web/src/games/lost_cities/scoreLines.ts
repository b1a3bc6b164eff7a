// The lines of the score sheet in order, as phrases of the game.
import { COLOURS } from "./box.ts";

export const LINES: readonly string[] = [
    ...COLOURS.map((colour) => `column:${colour}`),
    "artefacts",
    "dice",
    "bridges",
];
