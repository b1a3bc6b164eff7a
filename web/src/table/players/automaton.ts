// The automaton: an opponent played by the rules, after the last seat.
import type { SceneSource } from "../rooms/sceneSource.ts";

/** Index of the automaton, if there is one: then its points follow those of the seats. */
export function automatonOf({ scores, occupants }: Pick<SceneSource, "scores" | "occupants">): number | undefined {
    return scores.length > occupants.length ? occupants.length : undefined;
}
