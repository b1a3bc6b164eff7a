// Replay of a table. It is a scene like the live table, but without moves.
import type { Face, Hint, EventAnimation, Scene } from "../../face/contract.ts";
import { settings } from "../../state/settings.svelte.ts";
import type { TableProjection, TableEvent, View } from "../../wire/types.ts";
import type { Entry } from "../log/logEntries.ts";
import type { GameTexts } from "../../face/gameTexts.svelte.ts";
import { positionOf, replayPositions, type ReplayPosition } from "./replayPositions.ts";
import { turnMarks, turnNumbers } from "../log/turnNumbers.ts";
import { ProjectedTable } from "../projectedTable.ts";

/** Minimum time per position, in milliseconds at normal speed. */
const MIN_POSITION_MS = 700;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay extends ProjectedTable implements Scene {
    readonly game: GameTexts;
    readonly seat: number | null;
    readonly face: Face;
    readonly legal: readonly string[] = [];
    readonly prompt = "";
    readonly isReplay = true;
    readonly plan: readonly string[] = [];
    readonly consequences: readonly TableEvent[] = [];
    readonly hints: ReadonlyMap<string, Hint> = new Map();
    positions = $state.raw<readonly ReplayPosition[]>([]);
    /** Index of the shown position. */
    at = $state(0);
    playing = $state(false);
    speed = $state<number>(1);
    animation = $state.raw<EventAnimation>({ number: 0, events: [], duration: 0 });
    readonly turnMarkers: readonly number[];
    readonly #turns: readonly number[];
    #timer: ReturnType<typeof setTimeout> | undefined;
    #count = 0;

    constructor(game: GameTexts, face: Face, seat: number | null, entries: readonly Entry[]) {
        super();
        this.game = game;
        this.face = face;
        this.seat = seat;
        this.positions = replayPositions(entries);
        this.turnMarkers = $derived(turnMarks(this.positions));
        this.#turns = $derived(turnNumbers(this.positions));
    }

    get projection(): TableProjection {
        return this.positions[this.at]?.projection ?? ({} as TableProjection);
    }

    get view(): View {
        return this.currentView;
    }

    /** Number of the shown update. */
    get n(): number {
        return this.positions[this.at]?.n ?? 0;
    }

    get last(): number {
        return Math.max(0, this.positions.length - 1);
    }

    /** The shown turn, from 1; 0 before the first. */
    get turn(): number {
        return this.#turns[this.at] ?? 0;
    }

    /** Go to the position of an update, or to the last one before it. */
    seek(n: number): void {
        this.go(positionOf(this.positions, n));
    }

    /** Go to a position; only the next one is animated. */
    go(position: number): void {
        const to = Math.min(this.last, Math.max(0, position));
        const next = to === this.at + 1;
        this.at = to;
        const events = next ? (this.positions[to]?.events ?? []) : [];
        const duration = (this.face.duration(events) * settings.animationScale) / this.speed;
        this.animation = { number: ++this.#count, events, duration };
    }

    play(): void {
        if (this.at >= this.last) this.go(0);
        this.playing = true;
        this.#wait();
    }

    pause(): void {
        this.playing = false;
        clearTimeout(this.#timer);
    }

    toggle(): void {
        if (this.playing) this.pause();
        else this.play();
    }

    /** Play to the end, then call back. */
    run(onEnd: () => void): void {
        this.playing = true;
        this.#wait(onEnd);
    }

    #wait(onEnd?: () => void): void {
        clearTimeout(this.#timer);
        const shortest = MIN_POSITION_MS / this.speed;
        this.#timer = setTimeout(() => this.#step(onEnd), Math.max(this.animation.duration, shortest));
    }

    #step(onEnd?: () => void): void {
        if (this.at >= this.last) {
            this.pause();
            onEnd?.();
            return;
        }
        this.go(this.at + 1);
        this.#wait(onEnd);
    }

    choose(): void {}
    setPlan(): void {}
    dropLastMove(): void {}
    confirm(): void {}
    why(): void {}
}
