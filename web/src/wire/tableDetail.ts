// What the server tells about a table that is opened.
import type { Update } from "./types.ts";

export interface About {
    id: string;
    settings: {
        game: string;
        seats: number;
        options: Record<string, string>;
        pace: { bank: number; increment: number };
        on_expiry: string;
        stand_in: string;
        public: boolean;
        rated: boolean;
    };
    host: boolean;
    mine: number[];
    commitment: string;
    secret: string;
    seat: number | null;
    seen: Update;
}

/** Why something was refused, to be told in the action bar. */
export interface Objection {
    code: string;
    reason: string;
    rule: string;
    nouns: string[];
}
