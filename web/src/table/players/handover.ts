// Several seats on one device: who holds it next.

/** Own seat that should take the device; null if it need not be handed over. */
export function nextHolder(
    mySeats: readonly number[],
    deciding: readonly number[],
    holder: number | null,
): number | null {
    if (mySeats.length < 2 || (holder !== null && deciding.includes(holder))) return null;
    const candidates = mySeats.filter((seat) => deciding.includes(seat));
    return candidates.find((seat) => seat > (holder ?? -1)) ?? candidates[0] ?? null;
}

/** First viewpoint: an own deciding seat, else the first own seat, else spectator. */
export function firstSeat(mySeats: readonly number[], deciding: readonly number[]): number | null {
    return mySeats.find((seat) => deciding.includes(seat)) ?? mySeats[0] ?? null;
}
