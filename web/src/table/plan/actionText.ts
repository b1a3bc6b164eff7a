// What the action bar says: what we are asked, what we have planned, or whom we wait for.
import { t } from "../../texts/texts.svelte.ts";
import type { Told } from "../../wire/types.ts";
import type { Replay } from "../replay/replay.svelte.ts";
import type { Table } from "../table.svelte.ts";
import { tell } from "../log/eventText.ts";

export interface Sentence {
    title: string;
    sub: string;
}

export function actionSentence(table: Table): Sentence {
    if (table.plan.length > 0) return planned(table);
    if (table.away) return { title: t("table-bot-plays-for-you"), sub: "" };
    if (table.asked) return asked(table);
    const watching = table.mine.length ? [] : [t("table-you-watch")];
    return { title: waiting(table), sub: [...watching, lately(table)].join(" ") };
}

function planned(table: Table): Sentence {
    const own = table.face?.planned?.(table);
    const listed = table.plan.map((move) => table.game.move(move, table.names)).join(" · ");
    const told = table.consequences.map((each) => tell(each, table.game, table.names)).join(" ");
    const said = own ?? { title: listed, sub: told };
    // As long as the plan does not answer all, the next question is what matters.
    return table.prompt ? { title: said.title, sub: question(table) } : said;
}

/** What is asked: as the board says it, where it knows more, else in the game's own words. */
export function question(table: Table): string {
    return table.face?.asked?.(table) ?? table.game.prompt(table.prompt, table.names);
}

function asked(table: Table): Sentence {
    const onBoard = table.legal.some((move) => table.face?.onBoard(move));
    const how = onBoard ? t("table-touch-the-board") : "";
    // Numbers beside moves say nothing by themselves.
    return { title: question(table), sub: table.hints.size ? t("table-chances") : how };
}

function waiting(table: Table): string {
    const others = table.deciding.map((seat) => table.names[seat] ?? "").filter(Boolean);
    if (others.length === 0) return t("table-goes-on");
    return t("table-waiting", { names: table.game.listing(others), count: others.length });
}

/** What others did last, to read while there is nothing to do; dice that still roll are not told. */
function lately(table: Table): string {
    const own = (told: Told): boolean => told.seat !== null && table.mine.includes(told.seat);
    const rolling = (told: Told): boolean => table.showing && !!table.face?.opensTurn?.(told);
    const news = (told: Told): boolean => !!told.said && !own(told) && !rolling(told);
    const last = table.log.entries.findLast(({ events }) => events.some(news));
    return (last?.events ?? [])
        .filter(news)
        .map((told) => tell(told, table.game, table.names))
        .join(" ");
}

/** What happens at the moment of a replay. */
export function toldNow(replay: Replay): string {
    const events = replay.moments[replay.at]?.events ?? [];
    return events.map((told) => tell(told, replay.game, replay.names)).join(" ");
}
