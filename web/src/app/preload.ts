// The very first piece, small enough to run while the rest is on its way: it asks for what the address will need, so that on
// a slow line nothing waits for the program to arrive. Nothing here may import more than a few lines.
import { loadFace } from "../games/loadFace.ts";
import { pageOf } from "./pages/index.ts";
import { address } from "../table/tableUrl.ts";
import { firstSeat } from "../table/players/handover.ts";
import { remembered } from "../table/deviceMemory.ts";
import type { About } from "../wire/tableDetail.ts";
import { api } from "../wire/api.ts";
import { renewWhenMissing, tellMissing } from "../wire/reloadOnUpdate.ts";

interface Kept {
    lang?: string;
    plain?: boolean;
}

function kept(): Kept {
    try {
        return JSON.parse(localStorage.getItem("caravane.settings") ?? "{}") as Kept;
    } catch {
        return {};
    }
}

const { lang = navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en", plain = false } = kept();

/** What opening a table will ask for (table/opening.ts), asked as soon as we know it. */
async function tableAhead(id: string, code: string): Promise<void> {
    const memory = remembered(id);
    if (memory?.game) gameAhead(memory.game);
    const { mine, seat, seen, settings } = await api.ahead<About>(address(id, memory?.seat ?? null, code));
    if (settings.game !== memory?.game) gameAhead(settings.game);
    const best = firstSeat(mine, seen.deciding);
    if (best !== null && best !== seat) await api.ahead(address(id, best, code));
}

function gameAhead(game: string): void {
    loadFace(game, plain).catch(ignore);
    api.ahead(`/games/${game}/words`).catch(ignore);
    api.textAhead(`/games/${game}/texts/${lang}`).catch(ignore);
}

function ignore(): void {
    // The page that needs it asks again, and tells what is wrong.
}

renewWhenMissing();
const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
const [page = "home", id] = path.split("/").map(decodeURIComponent);
// A browser asks a server for six things at a time: the largest go first, what is small finds its place between them.
(lang === "fr" ? import("../texts/textsFr.ts") : import("../texts/textsEn.ts")).catch(ignore);
pageOf(page || "home").catch(ignore);
if (page === "table" && id) tableAhead(id, new URLSearchParams(query).get("code") ?? "").catch(ignore);
api.ahead("/me").catch(ignore);
import("./main.ts").catch(tellMissing);
