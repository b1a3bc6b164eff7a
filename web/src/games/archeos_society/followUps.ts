// The moves that follow an expedition by themselves: the effects that are ticked, and what ends the turn.
import { SITES } from "./box.ts";
import type { Effect, EffectName } from "./effects.ts";

/** What the player has decided about the effects. */
export interface FollowUpChoice {
    readonly renounced: ReadonlySet<EffectName>;
    /** Whether the role acts before the colour. */
    readonly roleFirst: boolean;
    /** The move that draws a Patron's cards. */
    readonly draw: string;
    /** What an artefact may advance: a value of the option `linguist-advance`. */
    readonly artefacts: string | undefined;
}

/** Moves after those of the tail, up to the first one that needs a choice on the board. */
export function followUps(effects: readonly Effect[], tail: readonly string[], wish: FollowUpChoice): string[] {
    const usable = effects.filter((effect) => effect.kind === "use" && !isSpent(effect, tail, wish.artefacts));
    const wanted = usable.filter(({ name }) => !wish.renounced.has(name) && !tail.includes(name));
    const moves: string[] = [];
    for (const { name, choice } of wish.roleFirst ? wanted.toReversed() : wanted) {
        moves.push(name);
        if (choice) return moves;
    }
    return [...moves, ...ending(effects, tail, wish)];
}

/** Whether an artefact has already advanced what the colour would; of two vehicles, only the table knows which. */
function isSpent({ advance }: Effect, tail: readonly string[], artefacts: string | undefined): boolean {
    const site = SITES[advance?.site ?? -1];
    if (artefacts === "any-site" || (artefacts === "other-vehicles" && site === "ta-sekhet-maat")) return false;
    return tail.includes(`advance:${site}`);
}

/** Moves that give up every ticket that is not ticked, and then draw a Patron's cards or not. */
function ending(effects: readonly Effect[], tail: readonly string[], { renounced, draw }: FollowUpChoice): string[] {
    // A Cartographer is asked in any case.
    const asks = effects.some(({ text }) => text === "cartographer");
    const givesUp = effects.some(({ name, kind }) => kind === "use" && renounced.has(name) && !tail.includes(name));
    const moves = givesUp && !asks ? ["end"] : [];
    if (effects.some(({ kind }) => kind === "draw")) moves.push(renounced.has("role") ? "decline-draw" : draw);
    return moves.filter((move) => !tail.includes(move));
}
