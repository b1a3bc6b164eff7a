// Hints in words: what a figure means, and why the best move is the best.
import type { Hint } from "../../face/types.ts";
import type { GameTexts } from "../../texts/gameTexts.svelte.ts";
import { partsOf } from "../../texts/partsOf.ts";
import { t } from "../../texts/texts.svelte.ts";
import { automatonOf } from "../players/automaton.ts";
import type { SceneSource } from "../rooms/sceneSource.ts";
import type { RankedHints } from "./rankedHints.ts";

/** What hints ask of their table. */
export interface HintFrame {
    move(move: string): string;
    /** Parts that a move names. */
    parts(move: string): readonly string[];
    /** Name of the automaton that has to be beaten; empty at a table with other seats. */
    readonly rival: string;
}

export function hintFrame(table: Pick<SceneSource, "names" | "occupants" | "scores"> & { game: GameTexts }): HintFrame {
    const { game } = table;
    return {
        move: (move) => game.move(move, table.names),
        parts: (move) => partsOf(game.vocabulary, game.vocabulary.verbs, move),
        get rival() {
            const automaton = automatonOf(table);
            return automaton === undefined ? "" : game.seat(automaton, table.names);
        },
    };
}

export function hintText(ranking: RankedHints, index: number, frame: HintFrame): Hint {
    const { unit, hints } = ranking;
    const { move, win_probability, win_probability_error, score, score_error } = hints[index]!;
    const figures = {
        percent: percentOf(win_probability),
        error: Math.max(1, percentOf(win_probability_error)),
        points: Math.round(score),
        margin: Math.max(1, Math.round(score_error)),
        rival: frame.rival,
    };
    const text = t(unit === "points" ? "table-hint-points-text" : chanceText(frame), figures);
    return {
        rank: index + 1,
        moves: [move],
        parts: frame.parts(move),
        label: t(unit === "points" ? "table-hint-points" : "table-win-probability", figures),
        text: index === 0 ? `${text}, ${t("table-win-probability-best")}` : text,
    };
}

function chanceText({ rival }: HintFrame): string {
    return rival ? "table-beat-probability-text" : "table-win-probability-text";
}

function percentOf(share: number): number {
    return Math.round(share * 100);
}

/** What the figures of all moves are. */
export function meaningText({ unit }: RankedHints, { rival }: HintFrame): string {
    if (unit === "points") return t("table-hints-are-points");
    return rival ? t("table-hints-beat", { rival }) : t("table-win-probabilities");
}

/** How much better the best move is than the next. */
export function leadText({ unit, ahead }: RankedHints): string {
    const lead = unit === "points" ? Math.round(ahead) : percentOf(ahead);
    if (lead < 1) return t("table-hint-close");
    return t(unit === "points" ? "table-hint-points-ahead" : "table-hint-percent-ahead", { lead });
}
