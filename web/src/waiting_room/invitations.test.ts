import { expect, test } from "vitest";
import type { Invitation } from "../wire/types.ts";
import { codesOfOthers, ticketOf } from "./invitations.ts";

function invitation(code: string, changes: Partial<Invitation>): Invitation {
    return {
        code,
        link: `https://play.example/#/join/${code}`,
        seat: null,
        expires_at: 1,
        mine: true,
        maker: "Ana",
        ...changes,
    };
}

const listed = [
    invitation("GUEST", { mine: false, maker: "Bob" }),
    invitation("OLD", { mine: false, maker: "" }),
    invitation("SEAT", { seat: 1 }),
    invitation("OWN", {}),
];

test("the ticket is an own code for any seat", () => {
    expect(ticketOf(listed)?.code).toBe("OWN");
    expect(ticketOf(listed.slice(0, 3))).toBeNull();
});

test("a host looks after the codes of others", () => {
    expect(codesOfOthers(listed).map(({ code }) => code)).toEqual(["GUEST", "OLD"]);
});
