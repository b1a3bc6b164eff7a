// Seats that decide together: who of them is ready already. What a watcher sees tells only who is still asked.

/** The seats that were asked together, after the seats asked have changed; empty when they decide one by one. */
export function together(before: readonly number[], deciding: readonly number[]): readonly number[] {
    if (deciding.length > 0 && before.length > 1 && deciding.every((seat) => before.includes(seat))) return before;
    return deciding.length > 1 ? [...deciding] : [];
}

export function ready(group: readonly number[], deciding: readonly number[]): number[] {
    return group.filter((seat) => !deciding.includes(seat));
}
