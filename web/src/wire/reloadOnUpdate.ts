// What to do when a piece of the program does not come: the line is cut, or the host has renewed Caravane and the old pieces
// are gone. It belongs to the very first piece, since any other may be the one that is missing.

const KEY = "caravane.reloaded";
const RELOAD_INTERVAL_MS = 60_000;
// No texts are there yet, so that both languages are said.
const MESSAGE = "Caravane n’a pas pu se charger. · Caravane could not be loaded.";
const RETRY = "Réessayer · Try again";

/** Load the whole page anew when a piece is missing: not again soon, so that it never turns in circles. */
export function reloadOnMissingChunk(): void {
    addEventListener("vite:preloadError", () => void reloadIfReachable());
}

async function reloadIfReachable(): Promise<void> {
    if (reloadedRecently() || !(await serverResponds())) return;
    location.reload();
}

function reloadedRecently(): boolean {
    try {
        const last = Number(sessionStorage.getItem(KEY));
        sessionStorage.setItem(KEY, String(Date.now()));
        return Date.now() - last < RELOAD_INTERVAL_MS;
    } catch {
        // A browser that keeps nothing would not know when to stop.
        return true;
    }
}

/** Who is off the line keeps the page that is open: a browser has nothing better to show. */
async function serverResponds(): Promise<boolean> {
    const page = await fetch("/", { cache: "no-store" }).catch(() => null);
    return page?.ok ?? false;
}

/** Say that the program itself is missing, without it. */
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
