// Several seats on one device: whose turn it is to hold it.

/** The seat of ours that should take the device over; null when nobody needs to. */
export function nextHolder(mine: readonly number[], deciding: readonly number[], holder: number | null): number | null {
    if (mine.length < 2 || (holder !== null && deciding.includes(holder))) return null;
    const asked = mine.filter((seat) => deciding.includes(seat));
    return asked.find((seat) => seat > (holder ?? -1)) ?? asked[0] ?? null;
}

/** From where a person looks first: a seat of theirs that is asked, else their first, else from outside. */
export function firstSeat(mine: readonly number[], deciding: readonly number[]): number | null {
    return mine.find((seat) => deciding.includes(seat)) ?? mine[0] ?? null;
}
