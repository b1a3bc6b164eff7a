// The lines of the score sheet in order, as phrases of the game.
import { BRIDGES, COLOURS, SQUARES } from "./box.ts";
import type { Sheet } from "./view.ts";

export const LINES: readonly string[] = [
    ...COLOURS.map((colour) => `column:${colour}`),
    "artefacts",
    "dice",
    "bridges",
];

/** The component that a line counts, for its card. */
export function partOfLine(line: string, { artefacts, dice }: Pick<Sheet, "artefacts" | "dice">): string {
    const count = (marked: number): number => Math.min(Math.max(marked, 1), SQUARES);
    if (line === "artefacts") return `artefact:${count(artefacts)}`;
    if (line === "dice") return `refusal:${count(dice)}`;
    return line === "bridges" ? `bridge:${BRIDGES[0]}` : line;
}
