// Rematches that the player has declined on this device: they are no longer offered there.
const KEY = "caravane.declinedRematches";
const MAX = 50;

export function declinedRematches(): readonly string[] {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
    } catch {
        return [];
    }
}

export function declineRematch(table: string): void {
    try {
        localStorage.setItem(KEY, JSON.stringify([...declinedRematches(), table].slice(-MAX)));
    } catch {
        // Without storage, the rematch is offered again.
    }
}
