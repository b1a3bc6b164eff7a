// The dice and cards that each game draws from: without them a file could name dice with other faces, or decks with other cards.
// Which cards are left in the middle of a game only the rules know (`caravane verify`).
import type { ChanceSpec } from "./chanceEvents.ts";
import known from "./candidates.json";
import type { TableFile } from "./exportFile.ts";

interface Candidates {
    readonly kind: string;
    /** Faces of each die; "seats"; or how often each name occurs at most. */
    readonly of: readonly (readonly string[])[] | "seats" | Readonly<Record<string, number>>;
    /** Whether all names take part every time. */
    readonly whole?: boolean;
}

interface GameCandidates {
    readonly rules: number;
    readonly verbs: Readonly<Record<string, Candidates>>;
}

const GAMES = known as unknown as Readonly<Record<string, GameCandidates>>;

/** The candidates of the game in a file; undefined for games of other packages. */
function ofGame(file: TableFile): GameCandidates | undefined {
    const game = String(file.acts[0]?.settings?.game);
    return Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
}

/** Whether the game in a file has other rules than this page knows. */
export function hasOtherRules(file: TableFile): boolean {
    const game = ofGame(file);
    return !!game && game.rules !== file.acts[0]?.settings?.rules;
}

/** Whether all draws are from candidates that the game has, as far as that is known here. */
export function candidatesFit(file: TableFile): boolean {
    const game = ofGame(file);
    if (!game || hasOtherRules(file)) return true;
    const seats = file.luck.entropies.length;
    return file.chance_events.every((event) => {
        const candidates = Object.hasOwn(game.verbs, event.verb) ? game.verbs[event.verb] : undefined;
        return !!candidates && fits(event, candidates, game, seats);
    });
}

function fits(spec: ChanceSpec, { kind, of, whole }: Candidates, game: GameCandidates, seats: number): boolean {
    if (spec.kind !== kind) return false;
    if (spec.kind === "roll") return JSON.stringify(spec.of) === JSON.stringify(of);
    const expected = of === "seats" ? eachSeat(seats) : (of as Readonly<Record<string, number>>);
    if (of === "seats" || whole) return spelled(spec.of) === spelled(repeated(expected));
    // Which of them are left depends on the game; names that nobody has are none of it.
    return spec.of.every((name) => isName(name, game));
}

function isName(name: string, { verbs }: GameCandidates): boolean {
    return Object.values(verbs).some(({ of }) => of !== "seats" && Object.hasOwn(of, name));
}

function spelled(names: readonly string[]): string {
    return JSON.stringify([...names].sort());
}

function repeated(counts: Readonly<Record<string, number>>): string[] {
    return Object.entries(counts).flatMap(([name, count]) => Array<string>(count).fill(name));
}

function eachSeat(seats: number): Record<string, number> {
    return Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, 1]));
}
