// Days as a calendar names them, at the place of who reads it.

/** The day after so many, as `2030-07-14`. */
export function dayAhead(days: number, now = new Date()): string {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
    const two = (part: number) => String(part).padStart(2, "0");
    return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The moment at which a day is over, in seconds since the epoch. */
export function endOfDay(day: string): number {
    const [year = 1970, month = 1, date = 1] = day.split("-").map(Number);
    return Math.floor(new Date(year, month - 1, date + 1).getTime() / 1000);
}
