import { expect, test, vi } from "vitest";
import { Sentences } from "./fluent.ts";
import type { Vocabulary } from "../wire/types.ts";

// The settings, which the texts follow, ask the browser for its language.
vi.stubGlobal("navigator", { language: "en" });
const { GameTexts } = await import("./gameTexts.svelte.ts");
const { boxFigure, componentCard, lookUp } = await import("./componentCard.ts");

const ROLE = {
    word: "role",
    rules: ["T-ROLE-01"],
    members: { pilot: ["T-PILOT-01", "T-ROLE-01"] },
    figures: { points: "box/roles/$role/points" },
    now: {},
    nouns: {},
};
const VOCABULARY = {
    kinds: { role: ["guide", "pilot"], card: ["red-guide", "red-pilot"], number: [], seat: [] },
    parts: [
        { name: "role", rule: "", nouns: [["role", "role", false]] },
        { name: "card", rule: "", nouns: [["card", "card", false]] },
        { name: "tile", rule: "", nouns: [] },
        { name: "deck", rule: "", nouns: [] },
    ],
    explanations: {
        role: ROLE,
        card: { ...ROLE, nouns: { role: ["role", [0, 1]] } },
        tile: {
            ...{ word: "tile", rules: [], members: {}, figures: {}, nouns: {} },
            now: { seat: "view/tile/0:seat", size: "view/sizes/$me" },
        },
    },
} as unknown as Vocabulary;
const FTL = `
part-role = { $role }
part-card = { $card }
part-tile = tile
part-deck = deck
role-guide = Guide
role-pilot = Pilot
card-red-guide = red Guide
card-red-pilot = red Pilot
explain-role = { $role }: { $points }
explain-role-pilot = anywhere, { $points }
explain-tile = a tile
now-tile = { $seat } has it: { $size }
`;
const BOX = { roles: { guide: { points: [-2, 0] }, pilot: { points: 3 } } };
const game = new GameTexts("toy", VOCABULARY, BOX, new Sentences("en", FTL));
const sight = (view: object | null, seat: number | null) => ({
    view: view as Record<string, unknown> | null,
    seat,
    names: ["Ana", "Bob"],
});

test("a card has the text of its member, figures of the box, and rules without repetition", () => {
    expect(componentCard(game, "role:pilot", sight(null, null))).toEqual({
        name: "Pilot",
        text: "Anywhere, 3",
        now: "",
        rules: ["T-PILOT-01", "T-ROLE-01"],
        figures: [{ path: "roles/pilot/points", entry: null }],
    });
    expect(componentCard(game, "role:guide", sight(null, null)).text).toBe("Guide: −2 · 0");
});

test("a figure may be written with its sign", () => {
    const signed = { ...ROLE, figures: { points: "box/roles/$role/points:signed" } };
    const vocabulary = { ...VOCABULARY, explanations: { ...VOCABULARY.explanations, role: signed } } as Vocabulary;
    const text = (points: number) => {
        const box = { roles: { guide: { points: 0 }, pilot: { points } } };
        return componentCard(
            new GameTexts("toy", vocabulary, box, new Sentences("en", FTL)),
            "role:pilot",
            sight(null, null),
        ).text;
    };
    expect([text(3), text(0), text(-2)]).toEqual(["Anywhere, +3", "Anywhere, +0", "Anywhere, −2"]);
});

test("a part may use the texts of another by a noun that follows from its first", () => {
    const card = componentCard(game, "card:red-pilot", sight(null, null));
    expect([card.name, card.text]).toEqual(["Red Pilot", "Anywhere, 3"]);
});

test("the sentence about the present is left out if something is not known", () => {
    const view = { tile: [1, 4], sizes: [5, 6] };
    expect(componentCard(game, "tile", sight(view, 1)).now).toBe("Bob has it: 6");
    expect(componentCard(game, "tile", sight(view, null)).now).toBe("");
    expect(componentCard(game, "tile", sight({ tile: null, sizes: [5] }, 0)).now).toBe("");
});

test("a part without an explanation is only named", () => {
    expect(componentCard(game, "deck", sight(null, 0))).toEqual({
        name: "Deck",
        text: "",
        now: "",
        rules: [],
        figures: [],
    });
});

test("a path leads through lists and names", () => {
    const places = { site: [1, "uluru-rock"], me: [0, "0"] } as const;
    const root = { box: { uluru_rock: [5, -2] }, view: [[7, 8, 9]] };
    expect(lookUp(["box", "$site", "-1"], root, places)).toBe(-2);
    expect(lookUp(["view", "$me", "#"], root, places)).toBe(3);
    expect(lookUp(["view", "$me", "$site"], root, places)).toBe(8);
    expect(lookUp(["view", "9", "1"], root, places)).toBeUndefined();
    expect(lookUp(["view", "$who"], root, places)).toBeUndefined();
});

test("a value of the box is found by the names of members, as an entry or as a whole", () => {
    const box = {
        sites: { machu_picchu: { points: [1, 2] } },
        tiles: [{ id: "relay", steps: [4, 3] }],
        columns: [{ colour: "red", arrows: [2] }],
    };
    const places = { site: [0, "machu-picchu"], tile: [0, "relay"], square: [1, "1"] } as const;
    const at = (path: string) => boxFigure(path, box, places);
    expect(at("box/sites/$site/points")).toEqual({ path: "sites/machu_picchu/points", entry: null });
    expect(at("box/sites/$site/points/#")).toEqual({ path: "sites/machu_picchu/points", entry: null });
    expect(at("box/sites/$site/points/$square")).toEqual({ path: "sites/machu_picchu/points", entry: 1 });
    expect(at("box/sites/$site/points/-1")).toEqual({ path: "sites/machu_picchu/points", entry: 1 });
    expect(at("box/tiles/$tile/steps/1:number")).toEqual({ path: "tiles/relay/steps", entry: 1 });
    expect(at("box/columns/0/arrows")).toEqual({ path: "columns/red/arrows", entry: null });
    expect([at("box/sites/$nobody/points"), at("box/nothing/here/at/all")]).toEqual([null, null]);
});
