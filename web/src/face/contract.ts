// The contract between a game's face and the table around it (players, log, chat, clocks, action bar).
import type { Component } from "svelte";
import type { GameTexts } from "./gameTexts.svelte.ts";
import type { Occupant, TableEvent, View } from "../wire/types.ts";

/** A table as one viewpoint sees it, live (`table/table.svelte.ts`) or in a replay. */
export interface Scene {
    readonly game: GameTexts;
    /** Seat of the viewpoint; null for spectators. */
    readonly seat: number | null;
    readonly names: readonly string[];
    readonly occupants: readonly (Occupant | null)[];
    readonly deciding: readonly number[];
    readonly ended: boolean;
    /** Whether this is a replay, in which no move can be made. */
    readonly isReplay: boolean;
    /** View to draw: with the planned moves applied, if there are any. */
    readonly view: View;
    /** View before the planned moves. */
    readonly currentView: View;
    /** Points before the planned moves, by seat, the automaton last; null if the view does not show them. */
    readonly scores: readonly (number | null)[];
    /** Legal moves in text form, after the planned ones. */
    readonly legal: readonly string[];
    /** Open prompt in text form; empty if there is none. */
    readonly prompt: string;
    /** Moves chosen but not sent. */
    readonly plan: readonly string[];
    /** Events that the planned moves would cause. */
    readonly consequences: readonly TableEvent[];
    /** Events being animated; a new object for each update, without events when idle. */
    readonly animation: EventAnimation;
    /** Win probabilities by move, after a hint was requested. */
    readonly hints: ReadonlyMap<string, Hint>;
    /** Add a move to the plan; without confirmation it is sent at once. */
    choose(move: string): void;
    /** Replace the plan. */
    setPlan(moves: readonly string[]): void;
    /** Remove the last planned move. */
    dropLastMove(): void;
    /** Send the plan. */
    confirm(): void;
    /** Ask why a move is not legal; the action bar shows the reason. */
    why(move: string): void;
}

export interface EventAnimation {
    readonly number: number;
    readonly events: readonly TableEvent[];
    /** In milliseconds at the player's speed; 0 without animation. */
    readonly duration: number;
}

export interface Hint {
    move: string;
    win_probability: number;
    win_probability_error: number;
    score: number;
    score_error: number;
    /** Whether no other move has a better estimate. */
    best?: boolean;
}

export interface Face {
    Board: Component<{ scene: Scene }>;
    /**
     * Summary of a seat in its panel; it also shows whether the seat is ready while others decide. The automaton has
     * the index after the last seat, here and in `Detail`.
     */
    SeatSummary?: Component<{ scene: Scene; seat: number }>;
    /** Details of a seat, opened from its panel. */
    Detail?: Component<{ scene: Scene; seat: number }>;
    /** Whether the board offers this move, so that the action bar needs no button for it. */
    onBoard(move: string): boolean;
    /** The plan as a sentence with its consequences; by default the moves are listed. */
    planText?(scene: Scene): { title: string; sub: string };
    /** A prompt more specific than the game's own text, if the legal moves allow one. */
    promptText?(scene: Scene): string | undefined;
    /** Duration of some events, in milliseconds at normal speed. */
    duration(events: readonly TableEvent[]): number;
    /** Sound of an event, if any: paper, dice, stamp or bell (ui/sound.ts). */
    sound?(event: TableEvent): string | undefined;
    /** Icon of a line of the score sheet. */
    ScoreLineIcon?: Component<{ line: string }>;
}
