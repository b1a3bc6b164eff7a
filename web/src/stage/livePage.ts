// What `scripts/fit` calls in the pages of a real server. Built as a script of its own, which no server has.
import { controlFindings } from "./checks/controls.ts";
import { rooms, type Box } from "./checks/dom.ts";
import type { Finding } from "./checks/finding.ts";
import { fitFindings } from "./checks/fit.ts";
import { Layout } from "./checks/layout.ts";
import { dialogOverflow, overflowFindings } from "./checks/overflow.ts";
import { smallTargets } from "./checks/targets.ts";
import { drawn, frame } from "./frames.ts";
import { LiveTable } from "./liveTable.ts";
import { steadyBoxes } from "./steadyBoxes.ts";
import { watchTimers } from "./shortTimers.ts";
import { MoveFinder, type BarWords } from "./moveFinder.ts";

export interface LookRequest {
    /** Size that the window has got. */
    readonly window: readonly [width: number, height: number];
    /** Whether fingers touch this window. */
    readonly touch: boolean;
    /** Selectors of what must stay in its place during a turn. */
    readonly steady: readonly string[];
    /** Labels of the action bar; null on pages without moves. */
    readonly bar: BarWords | null;
    /** Moves that must be reachable; null for all legal ones. */
    readonly moves: readonly string[] | null;
}

export interface Look {
    readonly findings: readonly Finding[];
    readonly boxes: Readonly<Record<string, Box>>;
}

class LivePage {
    readonly table = new LiveTable();

    state() {
        return this.table.state;
    }

    /** Wait until everything is drawn in a window of a size. */
    async drawn(width: number, height: number): Promise<void> {
        while (innerWidth !== width || innerHeight !== height) await frame();
        await drawn();
    }

    /** Everything that does not hold in the page as it is drawn now. */
    async look({ window, touch, steady, bar, moves }: LookRequest): Promise<Look> {
        await this.drawn(...window);
        const layout = new Layout();
        const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
        const scope = [dialog ?? document.body];
        const boxes = steadyBoxes(steady);
        const findings = [
            ...overflowFindings(rooms()),
            ...(dialog ? dialogOverflow(dialog, layout) : []),
            ...fitFindings(scope, layout),
            ...controlFindings(scope, layout),
            ...(touch ? smallTargets(scope, "[data-moves]", layout) : []),
        ];
        const reach = bar && !dialog ? await this.finder(bar).findings(moves) : [];
        return { findings: [...findings, ...reach], boxes };
    }

    /** Where to touch for a move. */
    way(move: string, bar: BarWords) {
        return this.finder(bar).way(move);
    }

    /** Where to touch to confirm the plan. */
    confirm(bar: BarWords) {
        return this.finder(bar).confirm();
    }

    finder(bar: BarWords): MoveFinder {
        return new MoveFinder(this.table, bar);
    }
}

declare global {
    interface Window {
        fit: LivePage;
    }
}

watchTimers();
window.fit = new LivePage();
