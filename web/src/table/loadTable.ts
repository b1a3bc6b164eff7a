// Opening a table: as much as possible at the same time, since people wait for it on a slow line.
import type { Face } from "../face/contract.ts";
import { loadFace } from "../games/loadFace.ts";
import { settings } from "../state/settings.svelte.ts";
import { api, Refused } from "../wire/api.ts";
import type { About } from "../wire/tableDetail.ts";
import { address } from "./tableUrl.ts";
import { gameTexts, type GameTexts } from "../face/gameTexts.svelte.ts";
import { firstSeat } from "./players/handover.ts";
import { place, remember, remembered } from "./deviceMemory.ts";
import { Table } from "./table.svelte.ts";

export interface Materials {
    about: About;
    game: GameTexts;
    face: Face;
}

/** Look at a table from where this device looked last; if that is no longer possible, from outside. */
async function firstLook(id: string, code: string): Promise<About> {
    const seat = remembered(id)?.seat ?? null;
    if (seat === null) return api.get<About>(address(id, null, code));
    return api.get<About>(address(id, seat, code)).catch((error: unknown) => {
        if (error instanceof Refused && error.code === "offline") throw error;
        return api.get<About>(address(id, null, code));
    });
}

/** Look again from the seat that is asked, if that is another one. */
async function rightLook(about: About, code: string): Promise<About> {
    const seat = firstSeat(about.mine, about.seen.deciding);
    // A grant lets somebody look from a seat that is not theirs.
    if (seat === about.seat || (seat === null && about.seat !== null)) return about;
    return api.get<About>(address(about.id, seat, code));
}

export async function gather(id: string, code: string): Promise<Materials> {
    const known = remembered(id)?.game;
    if (known) void Promise.all([gameTexts(known), loadFace(known, settings.plain)]).catch(() => {});
    const first = await firstLook(id, code);
    const name = first.settings.game;
    const [about, game, face] = await Promise.all([
        rightLook(first, code),
        gameTexts(name),
        loadFace(name, settings.plain),
    ]);
    return { about, game, face };
}

export async function openTable(id: string, code: string): Promise<Table> {
    const memory = remembered(id);
    const { about, game, face } = await gather(id, code);
    const table = new Table(about, game, code);
    table.face = face;
    const upTo = memory?.numbers[place(about.seat)];
    if (memory && upTo) table.last = { upTo, awayFor: (Date.now() - memory.at) / 1000 };
    remember(id, { game: about.settings.game, seat: about.seat });
    return table;
}
