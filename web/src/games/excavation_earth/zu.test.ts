import { expect, test } from "vitest";
import { relicNumber, ZU_CARDS } from "./box.ts";
import { actsOf } from "./zu.ts";

const event = (seat: number | null, text: string) => ({ seat, event: text });

test("Zu's turn is split by card, and the deciding lines are marked", () => {
    const acts = actsOf(
        [
            event(0, "moving-stopped"),
            event(1, "zu-revealed:dig-most-popular"),
            event(1, "zu-colour:red:level"),
            event(1, "dug:red-wave:R1"),
            event(1, "zu-revealed:sale"),
            event(1, "sold:red:12"),
            event(-2, "boarded:3"),
            event(1, "zu-passed"),
            event(0, "stepped:M1:Y1"),
        ],
        1,
    );
    expect(acts.map(({ card }) => ZU_CARDS[card]!.id)).toEqual(["dig-most-popular", "sale"]);
    expect(acts[0]!.lines.map(({ decides }) => decides)).toEqual([true, false]);
    expect(acts[0]!.lines[1]!.relic).toBe(relicNumber("red-wave"));
    expect(acts[1]!.lines).toHaveLength(2);
});
