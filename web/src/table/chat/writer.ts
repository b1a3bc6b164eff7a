// The writer of a line: names may come again, seats may not at the same time.
import type { ChatLine } from "../../wire/types.ts";

/** Colour of the seal of a line whose seat is not known: plain ink. */
const INK = 3;

/** Seat that gives a line its seal; never guessed from the name, which somebody else may carry by now. */
export function sealSeat(line: Pick<ChatLine, "seat">): number {
    return line.seat ?? INK;
}

/** Key and arguments of the words that say from where a line was written; null for old lines without a seat. */
export function writerWords(line: Pick<ChatLine, "seat" | "host">): [string, { seat: number }] | null {
    if (line.seat === null) return null;
    return [line.host ? "table-chat-host" : "table-chat-seat", { seat: line.seat + 1 }];
}
