import { describe, expect, test } from "vitest";
import { SITES } from "./box.ts";
import { colourEffect, effectsOf, roleEffect, type EffectName } from "./effects.ts";
import { followUps } from "./followUps.ts";
import { BOX, cards, playerOf, tableOf } from "./testData.ts";
import type { Archeos } from "./view.ts";

const at = (view: Archeos, names: string) => ({ box: BOX, view, seat: 0, cards: cards(names) });

describe("role effects", () => {
    test("a Botanist takes the tile from an expedition that is not larger", () => {
        const holder = playerOf({ expeditions: [cards("red-patron red-student red-student")] });
        const view = tableOf([playerOf(), holder], { tile: [1, 0] });
        const missing = { kind: "none", text: "botanist-not", args: { count: 3 } };
        expect(roleEffect(at(view, "red-botanist red-student"))).toMatchObject(missing);
        expect(roleEffect(at(view, "red-botanist red-student red-student")).kind).toBe("use");
    });

    test("a Professor chooses an available token up to the size", () => {
        const view = tableOf([playerOf()], { tokens: [2, 5] });
        const three = roleEffect(at(view, "red-professor red-student red-student"));
        expect(three).toMatchObject({ kind: "use", args: { count: 2 }, choice: true });
        expect(roleEffect(at(view, "red-professor")).text).toBe("professor-not");
    });

    test("a Curator adds one relic of each colour, worth more each time", () => {
        const view = tableOf([playerOf({ relics: [0, 1, 3] })]);
        expect(roleEffect(at(view, "red-curator")).text).toBe("curator-not");
        expect(roleEffect(at(view, "blue-curator"))).toMatchObject({
            kind: "use",
            args: { from: 3, to: 4, points: 4 },
        });
    });

    test("a Linguist chooses a site only if an artefact lies on the way", () => {
        const view = tableOf([playerOf({ linguist: 5 })]);
        expect(roleEffect(at(view, "red-linguist")).choice).toBe(false);
        expect(roleEffect(at(view, "red-linguist red-student"))).toMatchObject({ args: { found: 1 }, choice: true });
    });

    test("Physician and Patron act later, and not after the season", () => {
        const hand = cards("red-physician red-patron red-student");
        const view = tableOf([playerOf({ hand })]);
        expect(roleEffect(at(view, "red-physician"))).toMatchObject({ kind: "later", args: { count: 1 } });
        expect(roleEffect(at(view, "red-patron")).kind).toBe("draw");
        expect(roleEffect(at({ ...view, monkeys: 3, third: 0 }, "red-patron")).kind).toBe("none");
    });
});

test("the cards of an expedition that has left are no longer in the hand", () => {
    const left = { ...at(tableOf([playerOf()]), "red-physician red-student"), sent: true };
    expect(roleEffect(left).text).toBe("physician-not");
    const holding = tableOf([playerOf({ hand: cards("red-patron") })]);
    expect(roleEffect({ ...left, view: holding }).args).toEqual({ count: 1 });
});

describe("the colour", () => {
    test("says what is missing", () => {
        const view = tableOf([playerOf({ needed: [1, 4, 2, 1, 2, 2] })]);
        const short = { kind: "none", text: "missed", args: { threshold: 4, lacks: 2 } };
        expect(colourEffect(at(view, "green-patron green-student"))).toMatchObject(short);
    });

    test("asks which of two vehicles moves if both can", () => {
        const vehicles = [[0], [0], [0], [1, 4], [0], [0]];
        const view = tableOf([playerOf({ vehicles, needed: [1, 1, 2, 2, 2, 2] })], { sites: [0, 1, 2, 9, 4, 5] });
        expect(colourEffect(at(view, "yellow-patron yellow-student")).choice).toBe(false);
        expect(colourEffect(at(view, "yellow-patron yellow-student yellow-student")).choice).toBe(true);
    });
});

describe("moves after an expedition", () => {
    const wish = (roleFirst: boolean, ...renounced: EffectName[]) => ({
        renounced: new Set(renounced),
        roleFirst,
        draw: "draw-cards",
        artefacts: "any-site",
    });
    const view = tableOf([playerOf({ hand: cards("red-curator red-patron red-student") })]);
    const curator = effectsOf(at(view, "red-curator"));

    test("are all effects that change something, in the order that the player wants", () => {
        expect(followUps(curator, [], wish(false))).toEqual(["colour", "role"]);
        expect(followUps(curator, [], wish(true))).toEqual(["role", "colour"]);
    });

    test("end the effects if one is given up", () => {
        expect(followUps(curator, [], wish(false, "role"))).toEqual(["colour", "end"]);
        expect(followUps(curator, [], wish(false, "role", "colour"))).toEqual(["end"]);
    });

    test("wait for a choice on the board, and go on after it", () => {
        const pilot = effectsOf(at(view, "red-pilot"));
        expect(followUps(pilot, [], wish(false))).toEqual(["colour"]);
        expect(followUps(pilot, ["colour", "advance:machu-picchu"], wish(false))).toEqual([]);
        const professor = effectsOf(at(view, "red-professor"));
        expect(followUps(professor, [], wish(true))).toEqual(["role"]);
        expect(followUps(professor, ["role", "take-token:1"], wish(true))).toEqual(["colour"]);
    });

    test("draw a Patron's cards last, or not", () => {
        const patron = effectsOf(at(view, "red-patron"));
        expect(followUps(patron, [], wish(false))).toEqual(["colour", "draw-cards"]);
        expect(followUps(patron, [], wish(false, "role"))).toEqual(["colour", "decline-draw"]);
        expect(followUps(patron, ["colour", "draw-cards"], wish(false))).toEqual([]);
    });

    test("advance no vehicle twice", () => {
        const linguist = effectsOf(at(tableOf([playerOf({ linguist: 2 })]), "red-linguist"));
        const site = `advance:${SITES[linguist[0]!.advance!.site]}`;
        const strict = { ...wish(true), artefacts: "other-vehicles" };
        expect(followUps(linguist, [], strict)).toEqual(["role"]);
        expect(followUps(linguist, ["role", site], wish(true))).toEqual(["colour"]);
        expect(followUps(linguist, ["role", site], strict)).toEqual([]);
        expect(followUps(linguist, ["role", "skip-artefact"], strict)).toEqual(["colour"]);
    });

    test("may advance the second vehicle of a site, unless the site counts once", () => {
        const player = playerOf({ linguist: 2, vehicles: [[0], [0], [0], [0, 0], [0], [0]] });
        const table = tableOf([player], { sites: [0, 1, 2, 9, 4, 5] });
        const linguist = effectsOf(at(table, "yellow-linguist"));
        const tail = ["role", "advance:ta-sekhet-maat"];
        expect(followUps(linguist, tail, { ...wish(true), artefacts: "other-vehicles" })).toEqual(["colour"]);
        expect(followUps(linguist, tail, { ...wish(true), artefacts: "other-sites" })).toEqual([]);
    });

    test("leave the expedition of a Cartographer to the next question", () => {
        const maps = effectsOf(at(view, "red-cartographer"));
        expect(followUps(maps, [], wish(false))).toEqual(["colour"]);
        expect(followUps(maps, [], wish(false, "colour"))).toEqual([]);
    });
});
