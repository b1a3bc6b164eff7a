// Loading of a table, with as many parallel requests as possible.
import { settings } from "../state/settings.svelte.ts";
import { api, ApiError } from "../wire/api.ts";
import type { TableDetail } from "../wire/types.ts";
import { tableArgs } from "./tableUrl.ts";
import { gameTexts, type GameTexts } from "../texts/gameTexts.svelte.ts";
import { firstSeat } from "./players/handover.ts";
import { prefetchFace } from "./rooms/loadFace.ts";
import { lastVisit } from "./log/recap.ts";
import { viewpointKey, remember, remembered } from "./deviceMemory.ts";
import { Table } from "./table.svelte.ts";

export interface LoadedTable {
    detail: TableDetail;
    game: GameTexts;
}

/** Load the table from the device's last viewpoint, else as a spectator. */
async function loadDetail(id: string, code: string): Promise<TableDetail> {
    const seat = remembered(id)?.seat ?? null;
    if (seat === null) return api.get("/tables/{table}", tableArgs(id, null, code));
    return api.get("/tables/{table}", tableArgs(id, seat, code)).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === "offline") throw error;
        return api.get("/tables/{table}", tableArgs(id, null, code));
    });
}

/** Load the table again from the deciding seat, if that is another one. */
async function loadDecidingSeat(detail: TableDetail, code: string): Promise<TableDetail> {
    const seat = firstSeat(detail.my_seats, detail.projection.deciding);
    // A grant gives the view of another player's seat.
    if (seat === detail.seat || (seat === null && detail.seat !== null)) return detail;
    return api.get("/tables/{table}", tableArgs(detail.id, seat, code));
}

/** The texts of the game, with the values of the components in force at the table. */
async function loadGame({ id, settings: { game, edition } }: TableDetail, code: string): Promise<GameTexts> {
    if (!edition) return gameTexts(game);
    const at = { table: id, code };
    const [texts, box] = await Promise.all([gameTexts(game), api.get("/tables/{table}/box", at)]);
    return texts.withBox(box as GameTexts["box"], at);
}

export async function loadTableData(id: string, code: string): Promise<LoadedTable> {
    const known = remembered(id);
    if (known?.game) gameTexts(known.game).catch(() => {});
    if (!settings.plain) prefetchFace(known?.face, settings.lang);
    const first = await loadDetail(id, code);
    if (!settings.plain) prefetchFace(first.face, settings.lang);
    const [detail, game] = await Promise.all([loadDecidingSeat(first, code), loadGame(first, code)]);
    return { detail, game };
}

export async function loadTable(id: string, code: string): Promise<Table> {
    const memory = remembered(id);
    const { detail, game } = await loadTableData(id, code);
    const table = new Table(detail, game, code);
    await table.loadFace();
    const upTo = memory?.numbers[viewpointKey(detail.seat)];
    table.lastVisit = lastVisit(detail.projection.status, upTo, memory?.at ?? 0, Date.now());
    remember(id, { game: detail.settings.game, seat: detail.seat, face: detail.face ?? null });
    return table;
}
