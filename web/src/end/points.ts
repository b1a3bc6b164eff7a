// Points, turn by turn: what the face of a game reads from the views of its history.
import type { Face } from "../games/face.ts";
import { turnMarks } from "../table/chapters.ts";
import type { Entry } from "../table/entries.ts";
import { shown } from "../table/moments.ts";
import { api } from "../wire/api.ts";

export interface Turn {
    /** From 1; 0 before the first. */
    turn: number;
    /** The number at which it begins: a replay opens there. */
    n: number;
    /** The points of every seat when it is over. */
    scores: number[];
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

type Telling = Pick<Face, "score" | "opensTurn">;

/** How many turns have begun in some entries; several may begin under one number. */
export function begun(entries: readonly Entry[], opens: Face["opensTurn"]): number {
    return opens ? entries.reduce((sum, { events }) => sum + events.filter(opens).length, 0) : 0;
}

/** The points at the end of every turn; nothing where the face cannot tell them. A game without turns counts its moments. */
export function turns(entries: readonly Entry[], seats: number, { score, opensTurn }: Telling): Turn[] {
    const moments = shown(entries);
    if (moments.length === 0) return [];
    const marks = opensTurn ? turnMarks(moments, opensTurn) : moments.map((_, place) => place);
    const starts = marks[0] === 0 ? marks : [0, ...marks];
    const told = starts.map((start, number) => {
        const last = moments[(starts[number + 1] ?? moments.length) - 1]!;
        const scores = Array.from({ length: seats }, (_, seat) => score(last.seen.view!, seat));
        const turn = opensTurn ? begun(moments.slice(0, start + 1), opensTurn) : number + 1;
        return { turn, n: moments[start]!.n, scores };
    });
    return told.filter((turn): turn is Turn => turn.scores.every((points) => points !== undefined));
}

/** The largest gains of a seat in one turn, the largest first. */
export function gains(all: readonly Turn[], count: number): Gain[] {
    const found = all
        .slice(1)
        .flatMap(({ turn, n, scores }, place) =>
            scores.map((score, seat) => ({ turn, n, seat, points: score - all[place]!.scores[seat]! })),
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
