// The first script, small enough to run while the rest is loading: it requests the data that the address will need, so
// that on a slow connection nothing waits for the main program. It may import only a few lines.
import { pageOf } from "./pages/index.ts";
import { tableArgs } from "../table/tableUrl.ts";
import { firstSeat } from "../table/players/handover.ts";
import { prefetchFace } from "../table/rooms/loadFace.ts";
import { remembered } from "../table/deviceMemory.ts";
import type { Face } from "../wire/types.ts";
import { api } from "../wire/api.ts";
import { reloadOnMissingChunk, showLoadError } from "../wire/reloadOnUpdate.ts";

interface StoredSettings {
    lang?: "fr" | "en";
    plain?: boolean;
}

function storedSettings(): StoredSettings {
    try {
        return JSON.parse(localStorage.getItem("caravane.settings") ?? "{}") as StoredSettings;
    } catch {
        return {};
    }
}

const { lang = navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en", plain = false } = storedSettings();

/** Prefetch what loading a table will request (table/loadTable.ts). */
async function prefetchTable(id: string, code: string): Promise<void> {
    const memory = remembered(id);
    if (memory?.game) prefetchGame(memory.game, memory.face);
    const { my_seats, seat, projection, settings, face } = await api.prefetch(
        "/tables/{table}",
        tableArgs(id, memory?.seat ?? null, code),
    );
    if (settings.game !== memory?.game) prefetchGame(settings.game, face);
    const best = firstSeat(my_seats, projection.deciding);
    if (best !== null && best !== seat) await api.prefetch("/tables/{table}", tableArgs(id, best, code));
}

function prefetchGame(game: string, face: Face | null | undefined): void {
    if (!plain) prefetchFace(face, lang);
    api.prefetch("/games/{game}/vocabulary", { game }).catch(ignore);
    api.prefetch("/games/{game}/box", { game }).catch(ignore);
    api.prefetch("/games/{game}/texts/{lang}", { game, lang }).catch(ignore);
}

function ignore(): void {
    // The page that needs the data requests it again and reports the error.
}

function start(): void {
    reloadOnMissingChunk();
    const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
    const [page = "home", id] = path.split("/").map(decodeURIComponent);
    // A browser sends six requests to a server at a time: the largest go first.
    (lang === "fr" ? import("../texts/textsFr.ts") : import("../texts/textsEn.ts")).catch(ignore);
    pageOf(page || "home").catch(ignore);
    if (["", "home", "create", "learn", "about"].includes(page)) api.prefetch("/games").catch(ignore);
    if (page === "table" && id) prefetchTable(id, new URLSearchParams(query).get("code") ?? "").catch(ignore);
    api.prefetch("/me").catch(ignore);
    import("./main.ts").catch(showLoadError);
}

// The stage for authors of faces shares chunks with the client, but is no client.
if (document.getElementById("app")) start();
