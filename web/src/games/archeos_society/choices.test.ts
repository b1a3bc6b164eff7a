import { expect, test } from "vitest";
import { ROLES, SITES, VEHICLES } from "./box.ts";
import { cardOf, withKeys, nameOf, sorted, without } from "./cards.ts";
import { additions, cardsOf, readPlan, siteMove } from "./choices.ts";
import { handCards, type Chosen } from "./hand.ts";
import { cards, playerOf, tableOf } from "./testData.ts";
import { vehiclePositions } from "./track.ts";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";

test("cards are named as in the rules", () => {
    expect(nameOf(0)).toBe("red-botanist");
    expect(cardOf("violet-student")).toBe(ROLES.length * 6 - 1);
    expect(cardOf("nobody")).toBe(-1);
});

test("sites are named as in the moves, six compass sides before six advanced sides", () => {
    expect(SITES).toContain("ta-sekhet-maat");
    expect(SITES[6]).toBe("chichen-itza");
    expect(siteMove(["advance:chichen-itza", "advance:sigiriya"], 4)).toBe("advance:sigiriya");
    expect(siteMove(["retreat:uluru"], 11)).toBe("retreat:uluru");
    expect(siteMove(["advance:uluru"], 5)).toBeUndefined();
});

test("readPlan returns the planned expedition with its leader first", () => {
    const plan = readPlan(["play", "lead:green-guide", "match:colour", "add:green-patron", "send"], []);
    expect(plan).toEqual({
        base: ["play", "lead:green-guide", "match:colour"],
        cards: cards("green-guide green-patron"),
        trait: "colour",
        sent: true,
        tail: [],
    });
    expect(readPlan(["play", "lead:red-curator", "send", "colour", "role"], [])).toMatchObject({
        cards: cards("red-curator"),
        tail: ["colour", "role"],
    });
    expect(readPlan(["add:red-student"], cards("red-guide")).cards).toEqual(cards("red-guide red-student"));
});

test("cards are added in the order of the rules", () => {
    const moves = additions("add", cards("green-student green-botanist green-guide"));
    expect(moves).toEqual(["add:green-botanist", "add:green-guide", "add:green-student"]);
    expect(cardsOf(moves, "add")).toEqual(cards("green-botanist green-guide green-student"));
});

test("a hand is sorted by colour, and equal cards have different keys", () => {
    const hand = sorted(cards("violet-guide red-student green-guide red-student"));
    expect(hand.map(nameOf)).toEqual(["red-student", "red-student", "green-guide", "violet-guide"]);
    expect(new Set(withKeys(hand).map(({ key }) => key)).size).toBe(4);
    expect(without(hand, cards("red-student"))).toHaveLength(3);
});

test("the hand marks only as many equal cards as are planned", () => {
    const hand = cards("red-student red-student red-guide");
    const chosen: Chosen = {
        hand,
        plan: { cards: cards("red-guide red-student") },
        building: true,
        keeps: false,
        kept: [],
        mayLead: true,
        leads: () => true,
        joins: (card) => nameOf(card) === "red-student",
        mayKeep: () => false,
    };
    const scene = { seat: 0, plan: [], view: {} } as unknown as SvelteScene;
    expect(handCards(scene, chosen).map(({ state }) => state)).toEqual(["joined", "joinable", "leader"]);
});

test("vehicles on one space are side by side, many of them in two rows", () => {
    const six = tableOf(VEHICLES.map(() => playerOf()));
    const crowd = vehiclePositions(six, 0);
    expect(new Set(crowd.map(({ dx, row }) => `${dx} ${row}`)).size).toBe(6);
    expect(Math.max(...crowd.map(({ row }) => row))).toBe(1);
    expect(vehiclePositions(tableOf([playerOf()]), 0)[0]).toMatchObject({ dx: 0, row: 0, scale: 1 });
});
