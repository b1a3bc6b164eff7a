// The ways to a move in a real page: an element of the board, a button of the action bar, or the list of all moves.
import { contains, deepElementFromPoint, isVisible } from "./checks/dom.ts";
import { finding, type Finding } from "./checks/finding.ts";
import { bringIntoView } from "./checks/scrolling.ts";
import { touchPoint, type Point } from "./checks/touchPoint.ts";
import type { LiveTable } from "./liveTable.ts";
import { bearersByMove, movesOf, movesOfRooms, reachable } from "./reach.ts";

export interface BarWords {
    /** Patterns of the buttons that open the list of all moves. */
    readonly list: readonly string[];
}

export interface Way {
    readonly by: "board" | "bar" | "list" | "listed" | "none";
    readonly point: Point | null;
    readonly problem: string;
    /** All moves that the touch leads towards. */
    readonly towards: readonly string[];
}

const BAR = ".action";

export class MoveFinder {
    readonly #table: LiveTable;
    readonly #words: BarWords;

    constructor(table: LiveTable, words: BarWords) {
        [this.#table, this.#words] = [table, words];
    }

    /** Legal moves that no touch leads to, and a complete plan that cannot be confirmed. */
    async findings(only: readonly string[] | null): Promise<Finding[]> {
        const state = this.#table.state;
        if (!state) return [];
        if (state.planState === "complete") return this.#confirmFindings();
        const bearers = bearersByMove();
        const declared = movesOfRooms();
        const found: Finding[] = [];
        for (const move of only ?? state.legal)
            found.push(...(await this.#findings(move, bearers.get(move), declared)));
        return found;
    }

    async #findings(move: string, bearing: Element[] | undefined, declared: Set<string>): Promise<Finding[]> {
        if (bearing) {
            const { problem } = await reachable(bearing, move);
            return problem ? [finding("reach", move, `${move}: ${problem}`, bearing[0]!.getBoundingClientRect())] : [];
        }
        if (declared.has(move)) return [finding("unmarked", move, `${move}: only the whole room bears it`)];
        if (this.#barButton(move) ?? this.#listButton()) return [];
        return [finding("reach", move, `${move}: neither an element nor the action bar offers it`)];
    }

    #confirmFindings(): Finding[] {
        return this.#confirmButton()
            ? []
            : [finding("reach", "confirm", "the plan is complete, and no button that is hit confirms it")];
    }

    /** Where to touch next for a move. */
    async way(move: string): Promise<Way> {
        const listed = this.#listed(move);
        if (listed) return { by: "listed", point: listed, problem: "", towards: [move] };
        const { point, problem, element } = await reachable(bearersByMove().get(move) ?? [], move);
        if (point && element) return { by: "board", point, problem, towards: movesOf(element) };
        const bar = this.#barButton(move);
        if (bar) return { by: "bar", point: touchPoint(bar), problem, towards: [move] };
        const list = this.#listButton();
        return { by: list ? "list" : "none", point: list ? touchPoint(list) : null, problem, towards: [move] };
    }

    /** Where to touch to confirm. */
    confirm(): Pick<Way, "point"> {
        const button = this.#confirmButton();
        return { point: button ? touchPoint(button) : null };
    }

    /** The button that sends the plan: its words name the effect. */
    #confirmButton(): Element | undefined {
        return this.#buttons(".confirm").find(isHit);
    }

    #barButton(move: string): Element | undefined {
        const words = this.#table.wordsOf(move);
        return this.#button((text) => text.startsWith(words));
    }

    #listButton(): Element | undefined {
        const patterns = this.#words.list.map((pattern) => new RegExp(`^(?:${pattern})$`));
        return this.#button((text) => patterns.some((pattern) => pattern.test(text)));
    }

    /** A button of the action bar that is hit, by its name. */
    #button(isMeant: (name: string) => boolean): Element | undefined {
        return this.#buttons().find((button) => isMeant(nameOf(button)) && isHit(button));
    }

    #buttons(kind = ""): Element[] {
        return [...document.querySelectorAll(`${BAR} button${kind}:not(:disabled)`)];
    }

    /** Where to touch in the open list of all moves. */
    #listed(move: string): Point | null {
        const words = this.#table.wordsOf(move);
        const buttons = [...document.querySelectorAll("dialog:modal li button")];
        const button = buttons.find((each) => nameOf(each).startsWith(words));
        if (!button) return null;
        if (!isHit(button)) bringIntoView(button);
        return touchPoint(button);
    }
}

function nameOf(button: Element): string {
    return (button.getAttribute("aria-label") ?? button.textContent ?? "").trim().replace(/\s+/g, " ");
}

function isHit(button: Element): boolean {
    return isVisible(button) && contains(button, deepElementFromPoint(...touchPoint(button)));
}
