// Zu's turn, card by card, with the reason of each choice.
import type { FaceEvent } from "../../face/types.ts";
import { ZU_CARDS } from "./box.ts";
import { relicNumber } from "./box.ts";

export interface ZuLine {
    event: FaceEvent;
    /** Whether a priority or a lot decided here. */
    decides: boolean;
    relic: number | null;
}

export interface ZuAct {
    card: number;
    lines: readonly ZuLine[];
}

const DECIDES = ["zu-colour", "zu-relic", "zu-market", "zu-lead", "zu-buys-instead", "zu-fences-instead", "zu-failed"];
/** Words whose first noun is a relic. */
const RELICS = ["dug", "bought", "fenced", "zu-relic", "relic-placed"];
/** Words that end Zu's turn. */
const ENDS = ["zu-passed", "passed", "round-ended", "round-began", "card-played", "turn-order", "zu-dealt"];

export function actsOf(events: readonly FaceEvent[], zu: number): ZuAct[] {
    const acts: { card: number; lines: ZuLine[] }[] = [];
    let open = false;
    for (const event of events) {
        const [word = "", noun = ""] = (event.event ?? "").split(":");
        if (word === "zu-revealed") {
            acts.push({ card: ZU_CARDS.findIndex(({ id }) => id === noun), lines: [] });
            open = true;
        } else if (ENDS.includes(word) || (event.seat !== zu && event.seat !== null && event.seat >= 0)) open = false;
        else if (open && word && !acts.at(-1)!.lines.some((line) => line.event.event === event.event)) {
            const relic = RELICS.includes(word) ? relicNumber(noun) : -1;
            acts.at(-1)!.lines.push({ event, decides: DECIDES.includes(word), relic: relic >= 0 ? relic : null });
        }
    }
    return acts;
}
