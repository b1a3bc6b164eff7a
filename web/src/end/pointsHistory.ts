// Points, turn by turn: what the face of a game reads from the views of its history.
import type { Face } from "../face/contract.ts";
import type { Entry } from "../table/log/logEntries.ts";
import { shown } from "../table/replay/replayPositions.ts";
import { turnMarks, turnNumbers } from "../table/log/turnNumbers.ts";
import { api } from "../wire/api.ts";

export interface Turn {
    /** From 1; 0 before the first. */
    turn: number;
    /** The number at which it begins: a replay opens there. */
    n: number;
    /** The points of every seat when it is over. */
    scores: number[];
    /** Whether everybody's points were counted in it: then what it brought was not won by one move. */
    counted?: true;
}

export interface Gain {
    turn: number;
    n: number;
    seat: number;
    points: number;
}

const AT_ONCE = 500;

/** Read the whole history with its views, in as many pieces as the server wants. */
export async function readHistory(table: string, seat: number | null, code: string): Promise<Entry[]> {
    const query = new URLSearchParams({ views: "true" });
    if (seat !== null) query.set("seat", String(seat));
    else if (code) query.set("code", code);
    const all: Entry[] = [];
    for (;;) {
        query.set("after", String(all.at(-1)?.n ?? 0));
        const some = await api.get<Entry[]>(`/tables/${encodeURIComponent(table)}/history?${query}`);
        all.push(...some);
        if (some.length < AT_ONCE) return all;
    }
}

type Telling = Pick<Face, "score" | "opensTurn" | "turn" | "counts">;

/** The points at the end of every turn; nothing where the face cannot tell them. A game without turns counts its moments. */
export function turns(entries: readonly Entry[], seats: number, face: Telling): Turn[] {
    const moments = shown(entries);
    if (moments.length === 0) return [];
    const numbers = face.opensTurn ? turnNumbers(moments, face) : moments.map((_, place) => place + 1);
    const marks = face.opensTurn ? turnMarks(moments, face) : moments.map((_, place) => place);
    // A turn that was taken back by consent counts as it was played in the end.
    const starts = [0, ...marks].filter((start, place, all) => lasts(numbers, start, all.slice(place + 1)));
    const told = starts.map((start, place) => {
        const during = moments.slice(start, starts[place + 1]);
        const last = during.at(-1)!;
        const scores = Array.from({ length: seats }, (_, seat) => face.score(last.seen.view!, seat));
        const counted = during.some(({ events }) => face.counts?.(events));
        return { turn: numbers[start]!, n: moments[start]!.n, scores, ...(counted && { counted }) };
    });
    return told.filter((turn): turn is Turn => turn.scores.every((points) => points !== undefined));
}

function lasts(numbers: readonly number[], start: number, later: readonly number[]): boolean {
    return later.every((other) => numbers[other]! > numbers[start]!);
}

/** The largest gains of a seat by a move in one turn, the largest first; what a count brings is no move. */
export function gains(all: readonly Turn[], count: number): Gain[] {
    const found = all
        .slice(1)
        .flatMap(({ turn, n, scores, counted }, place) =>
            counted ? [] : scores.map((score, seat) => ({ turn, n, seat, points: score - all[place]!.scores[seat]! })),
        );
    return found
        .filter(({ points }) => points > 0)
        .sort((a, b) => b.points - a.points || a.turn - b.turn)
        .slice(0, count);
}

/** Round values between which all points lie, a few of them, with zero among them. */
export function ticks(all: readonly Turn[]): number[] {
    const values = [0, ...all.flatMap(({ scores }) => scores)];
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const rough = Math.max(1, (most - least) / 6);
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough)!;
    const [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
    return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
}
