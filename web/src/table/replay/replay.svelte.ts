// Replay of a table. It is a scene like the live table, but without moves.
import type { FaceEvent, Hint, Moment, Plan, View } from "../../face/types.ts";
import { settings } from "../../state/settings.svelte.ts";
import type { TableDetail, TableProjection } from "../../wire/types.ts";
import type { Entry } from "../log/logEntries.ts";
import type { GameTexts } from "../../texts/gameTexts.svelte.ts";
import { refusedAttempt } from "../attempts.ts";
import { readingTime } from "../readingTime.ts";
import { positionOf, replayPositions, positionAtSameTime, type ReplayPosition } from "./replayPositions.ts";
import { turnMarks, turnNumbers } from "../log/turnNumbers.ts";
import { ProjectedTable } from "../projectedTable.ts";
import { Moments } from "../rooms/moments.svelte.ts";
import { TableFace, type ShownTable } from "../rooms/tableFace.svelte.ts";

/** Minimum time per position, in milliseconds at normal speed. */
const MIN_POSITION_MS = 700;
export const SPEEDS = [0.5, 1, 2, 4] as const;

const NO_PLAN: Plan = { moves: [], beyond: [], steps: [], events: [], scores: [], stops: "", state: "none" };

export class Replay extends ProjectedTable implements ShownTable {
    readonly game: GameTexts;
    readonly seat: number | null;
    readonly face: TableFace;
    readonly moments = new Moments();
    readonly mySeats: readonly number[];
    readonly ready: readonly number[] = [];
    readonly rules: number;
    readonly options: Readonly<Record<string, string>>;
    readonly legal: readonly string[] = [];
    readonly prompt = "";
    readonly isReplay = true;
    readonly currentPlan = NO_PLAN;
    readonly since: readonly FaceEvent[] = [];
    readonly hintList: readonly Hint[] = [];
    positions = $state.raw<readonly ReplayPosition[]>([]);
    /** Index of the shown position. */
    at = $state(0);
    playing = $state(false);
    speed = $state<number>(1);
    readonly turnMarkers: readonly number[];
    readonly #turns: readonly number[];
    /** Another number cancels the position that is waited for. */
    #run = 0;

    constructor(game: GameTexts, detail: TableDetail, seat: number | null, entries: readonly Entry[]) {
        super();
        this.game = game;
        this.mySeats = detail.my_seats;
        [this.rules, this.options] = [detail.settings.rules, detail.settings.options];
        // There are no moves to try.
        this.face = new TableFace(this, (plans) => Promise.resolve(plans.map((plan) => refusedAttempt(plan))));
        this.seat = seat;
        this.positions = replayPositions(entries);
        this.turnMarkers = $derived(turnMarks(this.positions));
        this.#turns = $derived(turnNumbers(this.positions));
    }

    get projection(): TableProjection {
        return this.positions[this.at]?.projection ?? ({} as TableProjection);
    }

    get view(): View | null {
        return this.currentView;
    }

    get moment(): Moment {
        return this.moments.current;
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

    /** Go to the moment of another viewpoint's replay. */
    follow({ positions, at }: Replay): void {
        this.go(positionAtSameTime(positions, at, this.positions));
    }

    /** Go to a position; only the next one is animated. */
    go(position: number): void {
        const to = Math.min(this.last, Math.max(0, position));
        const next = to === this.at + 1;
        const from = this.currentView;
        this.at = to;
        const events = next ? (this.positions[to]?.events ?? []) : [];
        this.moments.begin(events, from, events.length ? settings.animationScale / this.speed : 0);
    }

    play(): void {
        if (this.at >= this.last) this.go(0);
        void this.run(() => {});
    }

    pause(): void {
        this.playing = false;
        this.#run += 1;
    }

    toggle(): void {
        if (this.playing) this.pause();
        else this.play();
    }

    /** Play to the end, then call back. */
    async run(onEnd: () => void): Promise<void> {
        this.playing = true;
        const run = ++this.#run;
        for (;;) {
            await Promise.all([this.moments.rest(), after(this.#readingTime / this.speed)]);
            if (run !== this.#run) return;
            if (this.at >= this.last) break;
            this.go(this.at + 1);
        }
        this.pause();
        onEnd();
    }

    /** Time that the shown position takes at least, so that its words can be read. */
    get #readingTime(): number {
        return Math.max(MIN_POSITION_MS, readingTime(this.positions[this.at]?.events ?? [], []));
    }

    setPlan(): void {}
    back(): void {}
    confirm(): void {}
    why(): void {}
}

function after(milliseconds: number): Promise<void> {
    return new Promise((resume) => setTimeout(resume, milliseconds));
}
