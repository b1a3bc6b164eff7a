// Touches on the board. A touch opens a plan with every answer filled in; each further touch changes one answer. What is
// planned is read from the scene: only a raised card and a lifted explorer live here.
import { untrack } from "svelte";
import type { SvelteScene } from "../../face/svelte/scene.svelte.ts";
import { boxOf, type Box } from "./box.ts";
import { nameOf } from "./cards.ts";
import { CardsTogether } from "./cardsTogether.svelte.ts";
import { has, nounsOf, stepsOf, verbOf } from "./choices.ts";
import { choicesOf, compose, GROUPS, type Outcome, type Decision, type Preference } from "./composer.ts";
import { defaultAnswer } from "./defaults.ts";
import { Payers } from "./payers.svelte.ts";
import { saleLimit } from "./sale.ts";
import { earth } from "./view.ts";

const STOPS = Object.values(GROUPS).map(({ stop }) => stop);
/** Moves of which one is made or the other. */
const PAIRS = [
    ["send-trader", "skip-trader"],
    ["add-white", "skip-white"],
    ["sample", "skip-sample"],
    ["promote", "leave"],
] as const;
/** Later answers that fall with another choice: markets with their colour, relics with their markets. */
const FALLS: Readonly<Record<string, readonly string[]>> = {
    "pick-colour": ["pick-market", "sell"],
    "pick-market": ["sell"],
    choose: ["play"],
};
/** Verbs whose nouns are touched themselves: cards, actions, and what lies on the map or under it. */
const TOUCHED = ["choose", "play", "keep", "discard", "place", "step", "lift", "dig", "sample-relic", "replace", "buy"];
/** Questions whose answer says everything. */
const PLAIN = ["choose-faction", "place-third", "put-down", "keep-card", "free-step"];
/** Parts of a command of which there is only one. */
const CENTRE_PARTS = ["send-emissary", "recall"];

export class Selection {
    readonly #scene: () => SvelteScene;
    /** Cards that are named together. */
    readonly cards: CardsTogether;
    readonly payers: Payers;
    /** The question that is open at the table, before any plan. */
    #first = $state.raw<Decision>({ prompt: "", legal: [] });
    /** Location of the explorer that is to step. */
    start = $state<number | null>(null);
    /** The card that is to pay. */
    raised = $state<number | null>(null);
    /** Number of the last touch: an answer to an earlier one comes too late. */
    #touches = 0;

    /** Create it while a component is set up. */
    constructor(scene: () => SvelteScene) {
        this.#scene = scene;
        this.cards = new CardsTogether(scene, () => this.#first);
        this.payers = new Payers(scene);
        $effect.pre(() => {
            const { plan, prompt, legal } = scene();
            if (!plan.length) untrack(() => this.#begin({ prompt, legal }));
        });
    }

    /** The box in force. */
    get box(): Box {
        return boxOf(this.#scene());
    }

    #begin(question: Decision): void {
        if (key(question) === key(this.#first)) return;
        this.#first = question;
        this.#touches += 1;
        this.cards.forget();
        this.payers.forget();
        const word = verbOf(question.prompt);
        if (!["step", "free-step"].includes(word)) this.start = null;
        if (!["card", "action"].includes(word)) this.raised = null;
        if (word === "action") void this.payers.find(question.legal);
    }

    /** Legal moves before anything was planned. */
    get first(): readonly string[] {
        return this.#first.legal;
    }

    get prompt(): string {
        return this.#first.prompt;
    }

    /** Whether an action is to be chosen and nothing is planned: every component may open a plan. */
    get resting(): boolean {
        return !this.#scene().plan.length && verbOf(this.prompt) === "action";
    }

    /** The question before each planned move, and the one after them. */
    get questions(): readonly Decision[] {
        const { plan, steps, legal, prompt } = this.#scene();
        if (!plan.length) return [this.#first];
        const before = plan.map((_, at) => steps[at] ?? (at ? { prompt: "", legal: [] } : this.#first));
        return legal.length ? [...before, { prompt, legal }] : before;
    }

    /** Moves that a touch can lead to: those open now, and those that would change an answer of the plan. */
    readonly open: readonly string[] = $derived.by(() => {
        const last = this.questions.findLastIndex(({ prompt }) => verbOf(prompt) === "step");
        const all = this.questions.flatMap(({ legal }, at) =>
            legal.filter((move) => verbOf(move) !== "step" || at === last),
        );
        return [...new Set(all)];
    });

    /** The question of a word: the one that its planned answer, or the next one, belongs to. */
    asked(...words: readonly string[]): string {
        return this.questions.findLast(({ prompt }) => words.includes(verbOf(prompt)))?.prompt ?? "";
    }

    /** The planned action, or the one whose card is to be played. */
    get action(): string {
        const chosen = this.#scene().plan.find((move) => verbOf(move) === "choose");
        return chosen ? nounsOf(chosen)[0]! : verbOf(this.prompt) === "card" ? (nounsOf(this.prompt)[0] ?? "") : "";
    }

    can(move: string): boolean {
        return this.open.includes(move);
    }

    planned(move: string): boolean {
        return this.#scene().plan.includes(move);
    }

    // One touch.

    /** Choose a move; touching it again takes it back, or confirms where there is nothing else to choose. */
    touch(move: string): void {
        if (this.cards.ends(move)) return;
        if (this.planned(move)) return this.#touchAgain(move);
        const at = this.questions.findLastIndex(({ legal }) => legal.includes(move));
        if (at >= 0) this.#answer(at, move);
        else if (this.first.length) this.#scene().why(move);
    }

    /** Open a plan for an action, with preferences for its later questions. */
    enter(move: string, preferences: readonly string[]): void {
        this.#compose([move], preferences.map(anywhere));
    }

    /** Answer otherwise where a part of the plan is done or left: a sample, a trader, a buyer. */
    switchAt(at: number): void {
        const move = this.#scene().plan[at]!;
        const pair = PAIRS.find((each) => (each as readonly string[]).includes(move));
        const other = pair?.find((each) => each !== move);
        if (other && this.questions[at]!.legal.includes(other)) this.#answer(at, other);
        else this.touch(move);
    }

    /** Pay with another card; preferences replace what was planned after it. */
    pay(card: number, preferences: readonly string[] = []): void {
        const move = `play:${nameOf(card)}`;
        const at = this.questions.findIndex(({ legal }) => legal.includes(move));
        this.raised = card;
        if (at < 0) return;
        this.#compose(
            [...this.#plan(at), move],
            preferences.length ? preferences.map(anywhere) : this.#preferences(at + 1),
        );
    }

    #answer(at: number, move: string): void {
        const word = verbOf(this.questions[at]!.prompt);
        if (GROUPS[word]?.verbs.includes(verbOf(move)))
            return this.#regroup(word, (chosen) => [...withoutRivals(chosen, move), { prompt: "", move }]);
        const falls = FALLS[verbOf(move)] ?? [];
        this.#compose(
            [...this.#plan(at), move],
            this.#preferences(at + 1).filter((preference) => !falls.includes(verbOf(preference.move))),
        );
    }

    #touchAgain(move: string): void {
        const word = Object.keys(GROUPS).find((each) => this.asked(each) && GROUPS[each]!.verbs.includes(verbOf(move)));
        if (word) return this.#leave(word, move);
        if (PAIRS.some((pair) => (pair as readonly string[]).includes(move)))
            return this.switchAt(this.#scene().plan.lastIndexOf(move));
        if (verbOf(move) === "choose") return this.#compose([], []);
        const { plan, legal } = this.#scene();
        if (plan.length === 1 && !legal.length) this.#scene().confirm();
    }

    /** Take a part of the plan back; without its last part the plan is closed, and a sale always has a market. */
    #leave(word: string, move: string): void {
        const { plan } = this.#scene();
        const chosen = plan.filter((each) => GROUPS[word]!.verbs.includes(verbOf(each)));
        if (word === "sell-relic" || (word === "sell-market" && chosen.length === 1)) return;
        if (chosen.length === 1) return this.#scene().setPlan([]);
        const at = chosen.indexOf(move);
        this.#regroup(word, (preferences) => preferences.filter((_, index) => index !== at));
    }

    /** Change what is chosen in answer to a question that is asked several times. */
    #regroup(word: string, change: (chosen: readonly Preference[]) => readonly Preference[]): void {
        const group = GROUPS[word]!;
        const at = this.questions.findIndex(({ prompt }) => verbOf(prompt) === word);
        const preferences = this.#preferences(at);
        const mine = (preference: Preference): boolean => group.verbs.includes(verbOf(preference.move));
        const most = word === "sell-relic" ? preferences.filter(mine).length : this.#most(word, at);
        const falls = FALLS[group.verbs[0]!] ?? [];
        const others = preferences.filter(
            (preference) => !mine(preference) && !falls.includes(verbOf(preference.move)),
        );
        this.#compose(this.#plan(at), [...change(preferences.filter(mine)).slice(-most), ...others]);
    }

    /** How many choices the question of a word allows. */
    #most(word: string, at: number): number {
        const view = earth(this.#scene().currentView);
        return word === "sell-market" ? saleLimit(this.box, view, this.questions) : choicesOf(this.questions[at]!);
    }

    #plan(until: number): readonly string[] {
        return this.#scene().plan.slice(0, until);
    }

    /** The planned moves as preferences for another plan. */
    #preferences(from: number): Preference[] {
        const moves = this.#scene().plan.slice(from);
        return moves
            .map((move, at) => ({ prompt: this.questions[from + at]?.prompt ?? "", move }))
            .filter(({ move }) => !STOPS.includes(move));
    }

    #compose(start: readonly string[], preferences: readonly Preference[]): void {
        const [touch, before] = [(this.#touches += 1), this.#allMoves];
        if (!start.length && !preferences.length) return this.#scene().setPlan([]);
        void compose(
            start,
            preferences,
            (moves) => this.#ask(moves),
            (question) => this.#default(question),
        ).then((moves) => {
            if (touch === this.#touches && before === this.#allMoves) this.#scene().setPlan(moves);
        });
    }

    /** The planned moves in one text: an answer comes too late if the page has changed them meanwhile. */
    get #allMoves(): string {
        const { plan, beyond } = this.#scene();
        return [...plan, ...beyond].join(" ");
    }

    async #ask(moves: readonly string[]): Promise<Outcome> {
        if (!moves.length) return { ...this.#first, moves, state: "open" };
        const [outcome] = await this.#scene().try([moves], { fill: true });
        return outcome!;
    }

    #default(question: Outcome): string | undefined {
        const { currentView, seat } = this.#scene();
        const view = earth(currentView);
        const mine = view.players[seat ?? 0]!;
        return defaultAnswer(question, {
            box: this.box,
            view,
            mine,
            raised: this.raised,
            uses: (card) => this.payers.uses(card).length,
        });
    }

    // Cards of the hand.

    /** The card that would pay for an action. */
    payerFor(action: string, fits: (card: number) => boolean = () => true): number | undefined {
        return this.payers.best(action, this.raised, fits);
    }

    touchCard(card: number, copy: number, cards: readonly number[]): void {
        this.payers.askAgain();
        if (this.cards.asked) return this.cards.toggle(card, copy, cards);
        const name = nameOf(card);
        if (this.can(`keep:${name}`)) this.touch(`keep:${name}`);
        else if (this.planned(`play:${name}`)) this.raised = card;
        else if (this.can(`play:${name}`)) this.pay(card);
        else if (this.resting) this.raised = this.raised === card ? null : card;
        else if (this.first.length) this.#scene().why(`play:${name}`);
    }

    // Steps: first the explorer, then the destination; at once if only one explorer can reach it.

    get steps(): { move: string; start: number; end: number }[] {
        return stepsOf(this.open);
    }

    stepTo(place: number): string | undefined {
        const ending = this.steps.filter(({ end }) => end === place);
        const mine = ending.find(({ start }) => start === this.start);
        return mine?.move ?? (this.start === null && ending.length === 1 ? ending[0]!.move : undefined);
    }

    touchStep(place: number): void {
        const move = this.stepTo(place);
        if (move && !this.planned(move)) {
            this.start = place;
            this.#answer(
                this.questions.findLastIndex(({ legal }) => legal.includes(move)),
                move,
            );
        } else if (this.steps.some(({ start }) => start === place)) this.start = this.start === place ? null : place;
        else if (this.steps.some(({ end }) => end === place))
            this.start = this.steps.find(({ end }) => end === place)!.start;
    }

    /** Whether a faction is to be chosen: before there are cards. */
    get choosesFaction(): boolean {
        return verbOf(this.prompt) === "choose-faction";
    }

    /** Answers to the open question that lie neither on the map nor in the hand. */
    get answers(): readonly string[] {
        const legal = this.choosesFaction ? this.first : this.#scene().legal;
        return legal.filter((move) => !TOUCHED.includes(verbOf(move)));
    }

    /** Whether a plan is to be shown in full: not what is only a place or some cards. */
    get slips(): boolean {
        const { plan, seat } = this.#scene();
        return plan.length > 0 && seat !== null && !this.cards.asked && !PLAIN.includes(verbOf(this.prompt));
    }

    /** Whether cards of the hand are to be named. */
    get namesCards(): boolean {
        return has(this.open, "play", "discard") || this.prompt.startsWith("keep-on-pass");
    }
}

function key({ prompt, legal }: Decision): string {
    return `${prompt} ${legal.join(" ")}`;
}

function anywhere(move: string): Preference {
    return { prompt: "", move };
}

/** Choices that stay beside another one: of emissary and tile only one. */
function withoutRivals(chosen: readonly Preference[], move: string): readonly Preference[] {
    return CENTRE_PARTS.includes(move)
        ? chosen.filter((preference) => !CENTRE_PARTS.includes(preference.move))
        : chosen;
}
