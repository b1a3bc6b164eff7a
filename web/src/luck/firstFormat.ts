/**
 * Exported files of format 1, read under the names of format 2. Nothing else in the client knows the old names; settings
 * are left as they are, since luck does not depend on them.
 */

type Fields = Record<string, unknown>;

const KINDS: Record<string, string> = {
    open: "create",
    ask: "takeback",
    agree: "accept",
    leave: "away",
    return: "back",
    expire: "timeout",
};
const EXPORT: Record<string, string> = { chances: "chance_events" };
const ACT: Record<string, string> = { then: "follow_ups", promise: "commitment" };
const RESULT: Record<string, string> = { places: "ranks", sheets: "score_sheets" };

/** Return a file of format 1 as one of format 2; its digest is still that of the original. */
export function convertExport(data: Fields): Fields {
    const acts = data["acts"];
    return {
        ...renamed(data, EXPORT),
        format: 2,
        acts: Array.isArray(acts) ? acts.map(convertAct) : acts,
        ...(isFields(data["result"]) ? { result: renamed(data["result"], RESULT) } : {}),
    };
}

function convertAct(act: unknown): unknown {
    if (!isFields(act)) return act;
    const kind = String(act["kind"]);
    return { ...renamed(act, ACT), kind: KINDS[kind] ?? act["kind"] };
}

function renamed(data: Fields, names: Record<string, string>): Fields {
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [names[key] ?? key, value]));
}

function isFields(value: unknown): value is Fields {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
