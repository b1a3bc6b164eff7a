// The answers that a plan has until others are touched: what most people want most of the time.
import { COLOURS, colourOfRelic, valueOf, type Box } from "./box.ts";
import { cardOf, fuelOf, isTravel, symbolOf } from "./cards.ts";
import { cardsOf, nounOf, nounsOf, verbOf } from "./choices.ts";
import type { Outcome } from "./composer.ts";
import { bestMarkets, bestSale, interested, saleLimit, type Terms } from "./sale.ts";
import { columnAfter, type Earth, type Player } from "./view.ts";

/** What the defaults look at. */
export interface Situation {
    box: Box;
    view: Earth;
    mine: Player;
    /** The card that was raised, and in how many ways each card of the hand could be used. */
    raised: number | null;
    uses: (card: number) => number;
}

type Answer = (question: Outcome, situation: Situation) => string | undefined;

const prefer =
    (...moves: readonly string[]): Answer =>
    ({ legal }) =>
        moves.find((move) => legal.includes(move)) ?? legal[0];

const ANSWERS: Readonly<Record<string, Answer>> = {
    card: cardToPay,
    "gul-buy": prefer("skip-purchase"),
    "sell-colour": (question, situation) => {
        const open = question.legal.filter((move) => verbOf(move) === "pick-colour");
        const { box, view, mine } = situation;
        return best(open, (move) => bestSale(box, view, mine, colourIn(move), termsOf(question, situation)).total);
    },
    "sell-market": (question, situation) => {
        const { legal, moves } = question;
        const colour = colourIn(moves.findLast((move) => verbOf(move) === "pick-colour") ?? "");
        const markets = bestMarkets(situation.view, situation.mine, colour, termsOf(question, situation));
        const wanted = markets.map((at) => `pick-market:${at + 1}`);
        return legal.find((move) => wanted.includes(move)) ?? legal.find((move) => move === "stop-markets") ?? legal[0];
    },
    // Within a colour the last relic is the cheapest.
    "sell-relic": ({ legal }) => legal.at(-1),
    promote: prefer("promote"),
    sample: ({ moves }, { mine }) => (mine.reserve > cubesIn(moves) ? "sample" : "skip-sample"),
    "pick-guard": ({ legal }, { mine }) => best(legal, (move) => -(mine.columns[colourOfRelic(relicIn(move))] ?? 0)),
    "store-place": prefer("store:container"),
    dig: ({ legal }, { mine }) => {
        const relics = legal.filter((move) => verbOf(move) === "dig");
        return best(relics, (move) => worthOf(mine, relicIn(move))) ?? "stop-digging";
    },
    command: prefer("send-trader", "send-emissary", "recall"),
    "haggle-trader": prefer("send-trader"),
    "haggle-white": prefer("add-white"),
    "haggle-colour": ({ legal }, { view, mine }) => {
        const stored = [...mine.hold, ...mine.container].map(colourOfRelic);
        const many = (colour: number): number => stored.filter((each) => each === colour).length;
        const buyers = legal.filter((move) => verbOf(move) === "add-buyer");
        return best(buyers, (move) => many(colourIn(move)) * 100 + view.prices[colourIn(move)]!) ?? "skip-buyer";
    },
    "smuggle-mode": prefer("buy-relics"),
    fence: ({ legal, moves }) => (has(moves, "fence") ? "stop-fencing" : best(legal, (move) => valueOf(relicIn(move)))),
    buy: ({ legal, moves }, { view, mine }) => {
        if (has(moves, "buy")) return "stop-buying";
        return best(legal, (move) => worthOf(mine, view.piles[colourIn(move)]?.[0] ?? 0));
    },
    "survey-slot": ({ legal }) => legal[0],
    "rumour-market": ({ legal }, { view, mine }) => {
        const stored = [...mine.hold, ...mine.container].map(colourOfRelic);
        const markets = legal.filter((move) => verbOf(move) === "pick-market");
        return best(markets, (move) => {
            const market = Number(nounsOf(move)[0]) - 1;
            const wanted = stored.filter((colour) => interested(view.queues[market]!, colour).length).length;
            return mine.traders[market]! * 10 + wanted;
        });
    },
    archive: ({ legal }, { box, mine }) => {
        const relics = legal.filter((move) => verbOf(move) === "sample-relic");
        return best(relics, (move) => columnAfter(box, mine, relicIn(move)).credits);
    },
    "survey-free": ({ legal }, { mine }) => {
        const relics = legal.filter((move) => verbOf(move) === "take");
        return best(relics, (move) => worthOf(mine, relicIn(move))) ?? "leave-relics";
    },
    "survey-buy": prefer("return-relics"),
    // After a step one may stop anywhere, or touch on.
    step: ({ legal, moves }) => (has(moves, "step") ? legal.find((move) => move === "stop-moving") : undefined),
};

/** The answer to a question that nobody was asked yet; undefined if only the player can know. */
export function defaultAnswer(question: Outcome, situation: Situation): string | undefined {
    return ANSWERS[verbOf(question.prompt)]?.(question, situation);
}

/** The terms of the sale that a plan leads to. */
function termsOf(question: Outcome, { box, view, mine }: Situation): Terms {
    const most = saleLimit(box, view, [...(question.steps ?? []), question]);
    return { most, free: freeMarket(question.moves, mine) };
}

/** The card that pays: the raised one, else the one that is useful for least else. */
function cardToPay({ legal, prompt }: Outcome, { raised, uses }: Situation): string | undefined {
    const cards = cardsOf(legal, "play");
    const chosen =
        raised !== null && cards.includes(raised) ? raised : cheapest(cards, uses, nounsOf(prompt)[0] === "move");
    return legal.find((move) => cardOf(nounsOf(move)[0]) === chosen);
}

/** The card of least use; travel cards first, and for a move the one with most fuel. */
export function cheapest(cards: readonly number[], uses: (card: number) => number, far = false): number | undefined {
    const cost = (card: number): number =>
        isTravel(card) ? (far ? -fuelOf(card) : fuelOf(card)) - 100 : uses(card) * 10;
    return cards.toSorted((a, b) => cost(a) - cost(b))[0];
}

/** The market that a card opens for Aquilla. */
export function opened(mine: Player, card: number): number | null {
    return mine.faction === AQUILLA && !isTravel(card) ? symbolOf(card) : null;
}

/** The market that Aquilla's planned card opens. */
export function freeMarket(moves: readonly string[], mine: Player): number | null {
    const paid = moves.find((move) => verbOf(move) === "play");
    return paid === undefined ? null : opened(mine, cardOf(nounsOf(paid)[0]));
}

export const AQUILLA = 3;

function best(moves: readonly string[], worth: (move: string) => number): string | undefined {
    return moves.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** A relic is worth a sample first, then its value. */
function worthOf(mine: Player, relic: number): number {
    return valueOf(relic) + (mine.gallery.includes(relic) ? 0 : 100);
}

const CUBES = ["send-trader", "send-emissary", "sample", "sample-relic", "replace"];

/** Cubes that planned moves take from the reserve. */
function cubesIn(moves: readonly string[]): number {
    return (
        moves.filter((move) => CUBES.includes(verbOf(move))).length - moves.filter((move) => move === "recall").length
    );
}

function has(moves: readonly string[], verb: string): boolean {
    return moves.some((move) => verbOf(move) === verb);
}

function relicIn(move: string): number {
    const noun = nounOf(move);
    return noun.kind === "relic" ? noun.relic : 0;
}

function colourIn(move: string): number {
    return COLOURS.indexOf(nounsOf(move)[0] as (typeof COLOURS)[number]);
}
