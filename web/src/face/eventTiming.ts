// What happens in a moment, as all games tell it: words with nouns after colons.
import type { TableEvent } from "../wire/types.ts";

/** The word of something said, without its nouns. */
export function wordOf(said = ""): string {
    return said.split(":", 1)[0]!;
}

/** How long events take in all, each word its own time, and together not longer than people like to watch. */
export function totalDuration(events: readonly TableEvent[], times: Record<string, number>, most: number): number {
    const all = events.map(({ said }) => times[wordOf(said)] ?? 0).reduce((sum, each) => sum + each, 0);
    return Math.min(all, most);
}
