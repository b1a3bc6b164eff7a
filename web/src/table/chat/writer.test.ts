import { expect, test } from "vitest";
import { sealSeat, writerWords } from "./writer.ts";

test("two people of one name are told apart by their seats", () => {
    const first = { seat: 0, host: true };
    const second = { seat: 2, host: false };
    expect([first, second].map(sealSeat)).toEqual([0, 2]);
    expect(writerWords(first)).toEqual(["table-chat-host", { seat: 1 }]);
    expect(writerWords(second)).toEqual(["table-chat-seat", { seat: 3 }]);
});

test("a line from before seats were stored has plain ink and no words", () => {
    expect(sealSeat({ seat: null })).toBe(3);
    expect(writerWords({ seat: null, host: false })).toBeNull();
});
