// What to do when a piece of the program does not come: the line is cut, or the host has renewed Caravane and the old pieces
// are gone. It belongs to the very first piece, since any other may be the one that is missing.

const KEY = "caravane.renewed";
const SOON = 60_000;
// No texts are there yet, so that both languages are said.
const TOLD = "Caravane n’a pas pu se charger. · Caravane could not be loaded.";
const AGAIN = "Réessayer · Try again";

/** Load the whole page anew when a piece is missing: not again soon, so that it never turns in circles. */
export function renewWhenMissing(): void {
    addEventListener("vite:preloadError", () => void renew());
}

async function renew(): Promise<void> {
    if (renewedLately() || !(await answers())) return;
    location.reload();
}

function renewedLately(): boolean {
    try {
        const last = Number(sessionStorage.getItem(KEY));
        sessionStorage.setItem(KEY, String(Date.now()));
        return Date.now() - last < SOON;
    } catch {
        // A browser that keeps nothing would not know when to stop.
        return true;
    }
}

/** Who is off the line keeps the page that is open: a browser has nothing better to show. */
async function answers(): Promise<boolean> {
    const page = await fetch("/", { cache: "no-store" }).catch(() => null);
    return page?.ok ?? false;
}

/** Say that the program itself is missing, without it. */
export function tellMissing(): void {
    const [told, again] = [document.createElement("p"), document.createElement("button")];
    told.setAttribute("role", "alert");
    told.textContent = TOLD;
    again.textContent = AGAIN;
    again.className = "btn primary";
    again.onclick = () => location.reload();
    const app = document.getElementById("app")!;
    app.style.padding = "24px";
    app.replaceChildren(told, again);
}
