import { describe, expect, test } from "vitest";
import { compose, type Outcome, type Preference } from "./composer.ts";

const anywhere = (...moves: string[]): Preference[] => moves.map((move) => ({ prompt: "", move }));
const first = (question: Outcome): string | undefined => question.legal[0];

/** A table that asks one question after the other; an empty one ends the plan. */
function table(...questions: [prompt: string, ...legal: string[]][]) {
    return (moves: readonly string[]): Promise<Outcome> => {
        const [prompt = "", ...legal] = questions[moves.length] ?? [];
        return Promise.resolve({ moves, prompt, legal, state: legal.length ? "open" : "complete" });
    };
}

describe("a plan", () => {
    const dig = table(
        ["action:2", "choose:dig"],
        ["card:dig", "play:red-eye", "play:red-seal"],
        ["dig:2", "dig:red-wave", "dig:red-fork"],
        ["sample:red-fork", "sample", "skip-sample"],
        ["dig:1", "dig:red-wave", "stop-digging"],
    );

    test("is filled in by defaults to its end", async () => {
        expect(await compose(["choose:dig"], [], dig, first)).toEqual([
            "choose:dig",
            "play:red-eye",
            "dig:red-wave",
            "sample",
            "dig:red-wave",
        ]);
    });

    test("follows what was chosen, and adds nothing to it", async () => {
        const preferences = anywhere("play:red-seal", "dig:red-fork");
        expect(await compose(["choose:dig"], preferences, dig, first)).toEqual([
            "choose:dig",
            "play:red-seal",
            "dig:red-fork",
            "sample",
            "stop-digging",
        ]);
    });

    test("keeps a sample that was left, but only that of its relic", async () => {
        const left = (relic: string) => [{ prompt: `sample:${relic}`, move: "skip-sample" }];
        expect((await compose(["choose:dig"], left("red-fork"), dig, first))[3]).toBe("skip-sample");
        expect((await compose(["choose:dig"], left("red-wave"), dig, first))[3]).toBe("sample");
    });

    test("names markets in the order of the rules, however they were touched", async () => {
        const sale = table(
            ["sell-market:red", "pick-market:1", "pick-market:2", "pick-market:4"],
            ["sell-market:red", "pick-market:4", "stop-markets"],
        );
        expect(await compose([], anywhere("pick-market:4", "pick-market:2"), sale, first)).toEqual([
            "pick-market:2",
            "pick-market:4",
        ]);
        expect(await compose([], anywhere("pick-market:2"), sale, first)).toEqual(["pick-market:2", "stop-markets"]);
    });

    test("ends where nobody can know the answer, or where the table refuses", async () => {
        expect(await compose(["choose:dig"], [], dig, () => undefined)).toEqual(["choose:dig"]);
        const refuses = async (moves: readonly string[]): Promise<Outcome> =>
            moves.length > 2 ? { moves, prompt: "", legal: [], state: "refused" } : dig(moves);
        expect(await compose(["choose:dig"], [], refuses, first)).toEqual(["choose:dig", "play:red-eye"]);
    });

    test("goes on where the table asks again only after steps of its own", async () => {
        const all = [
            { prompt: "buy:2", legal: ["buy:red", "buy:green"] },
            { prompt: "sample:red-fork", legal: ["sample", "skip-sample"] },
            { prompt: "buy:1", legal: ["buy:green", "stop-buying"] },
        ];
        const market = (moves: readonly string[]): Promise<Outcome> => {
            const refused = moves.some((move, at) => !all[at]?.legal.includes(move));
            const shown = moves.length === 2 ? undefined : all[moves.length];
            const question = shown ?? { prompt: "", legal: [] };
            return Promise.resolve({ ...question, moves, state: refused ? "refused" : "open", steps: all });
        };
        const stops = ({ legal }: Outcome) => legal.find((move) => move === "stop-buying") ?? legal[0];
        expect(await compose([], anywhere("buy:red", "buy:green"), market, first)).toEqual([
            "buy:red",
            "sample",
            "buy:green",
        ]);
        expect(await compose([], anywhere("buy:red"), market, stops)).toEqual(["buy:red", "sample", "stop-buying"]);
    });
});
