// Several seats on one device: whose turn it is to hold it.

/** The seat of ours that should take the device over; null when nobody needs to. */
export function nextHolder(
    mySeats: readonly number[],
    deciding: readonly number[],
    holder: number | null,
): number | null {
    if (mySeats.length < 2 || (holder !== null && deciding.includes(holder))) return null;
    const candidates = mySeats.filter((seat) => deciding.includes(seat));
    return candidates.find((seat) => seat > (holder ?? -1)) ?? candidates[0] ?? null;
}

/** From where a person looks first: a seat of theirs that is asked, else their first, else from outside. */
export function firstSeat(mySeats: readonly number[], deciding: readonly number[]): number | null {
    return mySeats.find((seat) => deciding.includes(seat)) ?? mySeats[0] ?? null;
}
