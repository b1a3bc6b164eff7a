// A face: how a game looks. The frame around it (players, log, chat, clocks, action bar) is the same for every game.
import type { Component } from "svelte";
import type { GameTexts } from "./gameTexts.svelte.ts";
import type { Occupant, TableEvent, View } from "../wire/types.ts";

/** What a face draws: a table as one watcher sees it, live or in a replay. `table/table.svelte.ts` is the living one. */
export interface Scene {
    readonly game: GameTexts;
    /** From which seat we look; null from outside. */
    readonly seat: number | null;
    readonly names: readonly string[];
    readonly occupants: readonly (Occupant | null)[];
    readonly deciding: readonly number[];
    readonly ended: boolean;
    /** Whether a recorded game is shown, in which nothing can be done. */
    readonly isReplay: boolean;
    /** What is to be drawn: with the planned moves carried out, if there are any. */
    readonly view: View;
    /** The view before the planned moves: what is so already, for all to see. */
    readonly currentView: View;
    /** Moves in text form that may be chosen now, after the planned ones. */
    readonly legal: readonly string[];
    /** The question asked now, in text form; empty when nothing is. */
    readonly prompt: string;
    /** Moves that are chosen but not sent. */
    readonly plan: readonly string[];
    /** What the planned moves would bring about. */
    readonly consequences: readonly TableEvent[];
    /** What just happened, to be shown moving; empty when all is still. A new object for each. */
    readonly animation: EventAnimation;
    /** Estimated chances by move, when a hint was asked for. */
    readonly hints: ReadonlyMap<string, Hint>;
    /** Choose a move: it joins the plan, or is sent at once where the player wants that. */
    choose(move: string): void;
    /** Choose other moves instead of all planned ones. */
    setPlan(moves: readonly string[]): void;
    /** Take back the last planned move. */
    dropLastMove(): void;
    /** Send what is planned. */
    confirm(): void;
    /** Ask why a move is not possible; the action bar tells. */
    why(move: string): void;
}

export interface EventAnimation {
    readonly number: number;
    readonly events: readonly TableEvent[];
    /** In milliseconds, at the player's speed; 0 when nothing is to move. */
    readonly duration: number;
}

export interface Hint {
    move: string;
    chance: number;
    chance_error: number;
    score: number;
    score_error: number;
    /** Whether no other move looks better. */
    best?: boolean;
}

export interface Face {
    Board: Component<{ scene: Scene }>;
    /**
     * A seat's standing in its panel, in a few strokes; it shows also that the seat is ready while others still think.
     * An opponent that the rules play comes after the last seat, here, closely and with its points.
     */
    SeatSummary?: Component<{ scene: Scene; seat: number }>;
    /** A seat looked at closely: its panel was touched. */
    Detail?: Component<{ scene: Scene; seat: number }>;
    /** The points of a seat; undefined where they are not known, or nobody is. */
    score(view: View, seat: number): number | undefined;
    /** A few words for the top bar: the turn, what is left. */
    headline?(scene: Scene): string;
    /** Whether the board itself offers this move, so that the action bar needs no button for it. */
    onBoard(move: string): boolean;
    /** What the plan says, in a sentence and its consequences; without it the moves are listed. */
    planText?(scene: Scene): { title: string; sub: string };
    /** The question, where what may be answered allows to ask it more closely than the game's own words. */
    promptText?(scene: Scene): string | undefined;
    /** How long some events take to be shown, in milliseconds at normal speed. */
    duration(events: readonly TableEvent[]): number;
    /** Whether an event opens a turn: the log and the replay are divided there. */
    startsTurn?(event: TableEvent): boolean;
    /** The turn that a view shows, from 1; where it is not told, turns are counted by what opens them. */
    turn?(view: View): number | undefined;
    /** Whether everybody's points are counted among some events, at the end of a season or of the game. */
    isScoring?(events: readonly TableEvent[]): boolean;
    /** The sound of an event, if it has one: paper, dice, stamp or bell (ui/sound.ts). */
    sound?(event: TableEvent): string | undefined;
    /** What somebody who meets the game must know, in about three sentences. */
    firstSteps?(): string[];
    /** A drawing for a line of the score sheet. */
    ScoreLineIcon?: Component<{ line: string }>;
}
