import { describe, expect, test } from "vitest";
import { relicNumber } from "./box.ts";
import { cardOf } from "./cards.ts";
import { cheapest, defaultAnswer, type Situation } from "./defaults.ts";
import { BOX, earthOf, playerOf } from "./testData.ts";

const relics = (names: string) => names.split(" ").map(relicNumber);
const situation = (more: Partial<Situation> = {}): Situation => ({
    box: BOX,
    view: earthOf([]),
    mine: playerOf(),
    raised: null,
    uses: () => 1,
    ...more,
});
const ask = (prompt: string, legal: string[], more: Partial<Situation> = {}, moves: string[] = []) =>
    defaultAnswer({ prompt, legal, moves, state: "open" }, situation(more));

describe("the card that pays", () => {
    const legal = ["play:red-eye", "play:green-seal", "play:travel-2", "play:travel-4"];

    test("is the raised one", () => {
        expect(ask("card:sell", legal, { raised: cardOf("green-seal") })).toBe("play:green-seal");
    });

    test("else a travel card: little fuel for a sale, much for a move", () => {
        expect(ask("card:sell", legal)).toBe("play:travel-2");
        expect(ask("card:move", legal)).toBe("play:travel-4");
    });

    test("else the card that is useful for least else", () => {
        const uses = (card: number): number => (card === cardOf("red-eye") ? 4 : 2);
        expect(cheapest([cardOf("red-eye"), cardOf("green-seal")], uses)).toBe(cardOf("green-seal"));
    });
});

describe("defaults", () => {
    test("dig what is not sampled first, then what is worth more", () => {
        const mine = playerOf({ gallery: relics("red-spiral") });
        const legal = ["dig:red-spiral", "dig:red-ladder", "dig:red-wave"];
        expect(ask("dig:2", legal, { mine })).toBe("dig:red-ladder");
    });

    test("take samples while there are cubes", () => {
        const legal = ["sample", "skip-sample"];
        expect(ask("sample:red-wave", legal)).toBe("sample");
        expect(ask("sample:red-wave", legal, { mine: playerOf({ reserve: 1 }) }, ["send-trader"])).toBe("skip-sample");
    });

    test("stop moving only after a step, and leave the first step to the player", () => {
        const legal = ["step:M1:Y1", "stop-moving"];
        expect(ask("step:3", legal)).toBeUndefined();
        expect(ask("step:2", legal, {}, ["step:M1:Y1"])).toBe("stop-moving");
    });

    test("sell the cheapest relics", () => {
        expect(ask("sell-relic:1", ["sell:red-spiral:hold", "sell:red-wave:hold"])).toBe("sell:red-wave:hold");
    });
});
