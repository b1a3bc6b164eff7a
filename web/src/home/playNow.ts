// Play at once: a game against easy bots, without an account and without a question.
import { freshEntropy } from "../luck/entropy.ts";
import { comeAlong } from "../texts/guestNames.ts";
import { go } from "../state/router.svelte.ts";
import { api } from "../wire/api.ts";
import { catalogue, FAVOURITE, levelsOf, type Catalogue, type GameOut } from "../state/catalogue.ts";
import type { Card } from "./tableSummary.ts";

const SEATS = 3;

/** The game that was played last, if it is still there; else our favourite, else the first. */
export function chosenGame(games: readonly GameOut[], mine: readonly Card[]): GameOut | undefined {
    const wanted = [...mine.map((card) => card.game), FAVOURITE];
    return wanted.map((name) => games.find((game) => game.name === name)).find(Boolean) ?? games[0];
}

/** Me and two bots, or as near to that as the game allows. */
export function seatsFor(game: GameOut): number {
    return [...game.seats].sort((a, b) => Math.abs(a - SEATS) - Math.abs(b - SEATS))[0] ?? SEATS;
}

/** What is asked of the server: me and bots of the easiest level, and off we go. */
export function quickTable(from: Catalogue, game: GameOut, entropy: string): Record<string, unknown> {
    const level = levelsOf(from, game)[0]?.name;
    const seats = seatsFor(game);
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", ...(level ? { level } : {}) }));
    return { game: game.name, seats, seating: [{ kind: "me" }, ...bots], entropy, start: true };
}

/** Open a table and go there. */
export async function playNow(mine: readonly Card[]): Promise<void> {
    const from = await catalogue();
    const game = chosenGame(from.games, mine);
    if (!game) return;
    await comeAlong();
    const { id } = await api.post<{ id: string }>("/tables", quickTable(from, game, freshEntropy()));
    go("table", id);
}

/** Take a free seat at an open table and go there. */
export async function sitDown(card: Card): Promise<void> {
    await comeAlong();
    await api.post(`/tables/${card.id}/sit`, { entropy: freshEntropy() });
    go("table", card.id);
}
