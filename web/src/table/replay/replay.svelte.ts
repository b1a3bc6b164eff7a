// A table seen again, number by number. It is a scene like the living table, but nothing can be done in it.
import type { Face, Hint, Moment, Scene } from "../../face/contract.ts";
import { settings } from "../../state/settings.svelte.ts";
import type { Seen, Told, View } from "../../wire/types.ts";
import type { Entry } from "../log/logEntries.ts";
import type { GameTexts } from "../../face/gameTexts.svelte.ts";
import { placeOf, shown, type Shown } from "./replayPositions.ts";
import { turnMarks, turnNumbers } from "../log/turnNumbers.ts";
import { Watched } from "../projectedTable.ts";

/** The shortest time for which a moment stands, in milliseconds at normal speed. */
const STANDS = 700;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay extends Watched implements Scene {
    readonly game: GameTexts;
    readonly seat: number | null;
    readonly face: Face;
    readonly legal: readonly string[] = [];
    readonly prompt = "";
    readonly isReplay = true;
    readonly plan: readonly string[] = [];
    readonly consequences: readonly Told[] = [];
    readonly hints: ReadonlyMap<string, Hint> = new Map();
    moments = $state.raw<readonly Shown[]>([]);
    /** Which moment is shown. */
    at = $state(0);
    playing = $state(false);
    speed = $state<number>(1);
    moment = $state.raw<Moment>({ number: 0, events: [], lasts: 0 });
    readonly marks: readonly number[];
    readonly #turns: readonly number[];
    #timer: ReturnType<typeof setTimeout> | undefined;
    #count = 0;

    constructor(game: GameTexts, face: Face, seat: number | null, entries: readonly Entry[]) {
        super();
        this.game = game;
        this.face = face;
        this.seat = seat;
        this.moments = shown(entries);
        this.marks = $derived(turnMarks(this.moments, face));
        this.#turns = $derived(turnNumbers(this.moments, face));
    }

    get seen(): Seen {
        return this.moments[this.at]?.seen ?? ({} as Seen);
    }

    get view(): View {
        return this.truth;
    }

    /** The number that is shown. */
    get n(): number {
        return this.moments[this.at]?.n ?? 0;
    }

    get last(): number {
        return Math.max(0, this.moments.length - 1);
    }

    /** The turn that is shown, from 1; 0 before the first. */
    get turn(): number {
        return this.#turns[this.at] ?? 0;
    }

    /** Go to the moment of a number, or to the last one before it. */
    seek(n: number): void {
        this.go(placeOf(this.moments, n));
    }

    /** Go somewhere: the next moment is shown happening, any other as it stands. */
    go(place: number): void {
        const to = Math.min(this.last, Math.max(0, place));
        const next = to === this.at + 1;
        this.at = to;
        const events = next ? (this.moments[to]?.events ?? []) : [];
        const lasts = (this.face.lasts(events) * settings.pace) / this.speed;
        this.moment = { number: ++this.#count, events, lasts };
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

    /** Show what there is, and tell when it is over. */
    run(over: () => void): void {
        this.playing = true;
        this.#wait(over);
    }

    #wait(over?: () => void): void {
        clearTimeout(this.#timer);
        const stands = STANDS / this.speed;
        this.#timer = setTimeout(() => this.#step(over), Math.max(this.moment.lasts, stands));
    }

    #step(over?: () => void): void {
        if (this.at >= this.last) {
            this.pause();
            over?.();
            return;
        }
        this.go(this.at + 1);
        this.#wait(over);
    }

    choose(): void {}
    replan(): void {}
    back(): void {}
    confirm(): void {}
    why(): void {}
}
