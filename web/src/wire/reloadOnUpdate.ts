// Recovery when a chunk fails to load, because the connection is down or a new version has replaced the files, and when
// an upgraded server speaks another version of the messages. It belongs to the first script, since any other may be the
// missing one.

const KEY = "caravane.reloaded";
const RELOAD_INTERVAL_MS = 60_000;
// No texts are loaded yet, so the message is in both languages.
const MESSAGE = "Caravane n’a pas pu se charger. · Caravane could not be loaded.";
const RETRY = "Réessayer · Try again";

/** Reload the page when a chunk is missing, but not repeatedly. */
export function reloadOnMissingChunk(): void {
    addEventListener("vite:preloadError", () => void reloadIfReachable());
}

/** Reload the page if the server is there, unless that has just been tried. */
export async function reloadIfReachable(): Promise<void> {
    if (reloadedRecently() || !(await serverResponds())) return;
    location.reload();
}

function reloadedRecently(): boolean {
    try {
        const last = Number(sessionStorage.getItem(KEY));
        sessionStorage.setItem(KEY, String(Date.now()));
        return Date.now() - last < RELOAD_INTERVAL_MS;
    } catch {
        // Without storage, repeated reloads could not be detected.
        return true;
    }
}

/** Whether the server responds; offline, the open page is kept. */
async function serverResponds(): Promise<boolean> {
    const page = await fetch("/", { cache: "no-store" }).catch(() => null);
    return page?.ok ?? false;
}

/** Show that the program itself failed to load. */
export function showLoadError(): void {
    const [message, retry] = [document.createElement("p"), document.createElement("button")];
    message.setAttribute("role", "alert");
    message.textContent = MESSAGE;
    retry.textContent = RETRY;
    retry.className = "btn primary";
    retry.onclick = () => location.reload();
    const app = document.getElementById("app")!;
    app.style.padding = "24px";
    app.replaceChildren(message, retry);
}
