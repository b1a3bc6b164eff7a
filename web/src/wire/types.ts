// Messages and data of the API, as documented in docs/server.md.

export interface Occupant {
    kind: "person" | "companion" | "bot";
    name: string;
    level?: string;
    stand_in?: string;
    here?: boolean;
}

/** An event: in the words of the game, or an act at the table. */
export interface TableEvent {
    seat: number | null;
    said?: string;
    act?: string;
}

export interface Result {
    places: number[];
    scores: number[];
    sheets: [string, number][][];
    resigned: number[];
    finished: boolean;
}

export type Status = "gathering" | "mixing" | "playing" | "ended";
export type View = Record<string, unknown>;

/** The table as one viewpoint sees it. */
export interface TableProjection {
    n: number;
    status: Status;
    places: (Occupant | null)[];
    deciding: number[];
    clocks: number[];
    commitment: string;
    /** Time until which each deciding seat's clock is paused, by holiday or quiet hours; 0 if it is not. */
    rests?: number[];
    asking?: { seat: number; agreed: number[] };
    entropy?: string[];
    view?: View;
    legal?: string[];
    prompt?: string;
    undo?: boolean;
    result?: Result;
    watchers?: number;
}

export interface Update extends TableProjection {
    type: "update";
    table: string;
    seat: number | null;
    events: TableEvent[];
    after?: number;
    at: number;
}

export interface Previewed {
    type: "tried";
    id: string;
    table: string;
    moves: string[];
    view: View | null;
    events: TableEvent[];
    legal: string[];
    prompt: string;
}

/** Reason of a refusal, shown in the action bar. */
export interface Refusal {
    code: string;
    reason: string;
    rule: string;
    nouns: string[];
}

export interface RefusedReply extends Refusal {
    type: "refused";
    id: string;
    table: string;
}

export interface Reason {
    type: "reason";
    id: string;
    table: string;
    move: string;
    legal: boolean;
    reason: string;
    rule: string;
    nouns: string[];
}

export interface ChatLine {
    type: "chat";
    table: string;
    number: number;
    at: number;
    name: string;
    text: string;
}

export type ServerMessage =
    | { type: "hello"; name: string; guest: boolean; at: number; largest: number }
    | Update
    | Previewed
    | { type: "ack"; id: string; table: string; n: number }
    | RefusedReply
    | Reason
    | ChatLine
    | { type: "presence"; table: string; here: boolean[]; watchers: number }
    | { type: "gone"; table: string; seat: number | null }
    | { type: "rematch"; table: string; next: string }
    | { type: "bye"; least: number; most: number };

export type ClientMessageType =
    | "follow"
    | "unfollow"
    | "play"
    | "try"
    | "why"
    | "undo"
    | "ask"
    | "agree"
    | "decline"
    | "leave"
    | "return"
    | "resign"
    | "chat"
    | "hint";

export interface TableDetail {
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

/** A table in a list. */
export interface TableSummary {
    id: string;
    game: string;
    seats: number;
    status: Status;
    public: boolean;
    rated: boolean;
    /** By seat; empty where the seat is free. */
    names: string[];
    mine: number[];
    deciding: number[];
    ended_at: number;
    places?: (Occupant | null)[];
    pace?: string | { bank: number; increment: number };
    last_at?: number;
}
