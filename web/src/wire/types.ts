// Messages and data of the API, as documented in docs/server.md.

export interface Occupant {
    kind: "person" | "companion" | "bot";
    name: string;
    level?: string;
    substitute?: string;
    present?: boolean;
}

/** An event: in the words of the game, or an act at the table. */
export interface TableEvent {
    seat: number | null;
    event?: string;
    act?: string;
    /** What the event starts: a turn, a chapter and its first turn, or the count of everybody's points. */
    starts?: "turn" | "chapter" | "scoring";
}

export interface Result {
    ranks: number[];
    scores: number[];
    score_sheets: [string, number][][];
    resigned: number[];
    finished: boolean;
}

export type Status = "waiting" | "starting" | "playing" | "ended";
export type View = Record<string, unknown>;

/** The table as one viewpoint sees it. */
export interface TableProjection {
    n: number;
    status: Status;
    occupants: (Occupant | null)[];
    deciding: number[];
    clocks: number[];
    commitment: string;
    /** Time until which each deciding seat's clock is paused, by holiday or quiet hours; 0 if it is not. */
    paused_until?: number[];
    takeback?: { seat: number; accepted: number[] };
    entropy?: string[];
    view?: View;
    /** Points by seat, followed by those of automatons; null where the view does not show them. */
    scores?: (number | null)[];
    /** How far the game is, in text form; may be empty. */
    headline?: string;
    /** Number of the turn, in games whose views count turns. */
    turn?: number;
    legal?: string[];
    prompt?: string;
    can_undo?: boolean;
    result?: Result;
    spectators?: number;
}

export interface Update extends TableProjection {
    type: "update";
    table: string;
    seat: number | null;
    events: TableEvent[];
    after?: number;
    at: number;
}

/** What a seat sees and can choose before a planned move. */
export interface PreviewStep {
    prompt: string;
    legal: string[];
    view: View;
}

export interface Previewed {
    type: "previewed";
    id: string;
    table: string;
    moves: string[];
    steps: PreviewStep[];
    view: View | null;
    scores: (number | null)[];
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
    | { type: "hello"; name: string; guest: boolean; at: number; max_message_bytes: number }
    | Update
    | Previewed
    | { type: "ack"; id: string; table: string; n: number }
    | RefusedReply
    | Reason
    | ChatLine
    | { type: "presence"; table: string; present: boolean[]; spectators: number }
    | { type: "unfollowed"; table: string; seat: number | null }
    | { type: "rematch"; table: string; next_table: string }
    | { type: "reconnect"; min_seconds: number; max_seconds: number };

export type ClientMessageType =
    | "follow"
    | "unfollow"
    | "play"
    | "preview"
    | "why"
    | "undo"
    | "takeback"
    | "accept"
    | "decline"
    | "away"
    | "back"
    | "resign"
    | "chat";

export interface TableDetail {
    id: string;
    settings: {
        game: string;
        seats: number;
        options: Record<string, string>;
        time_control: { bank: number; increment: number };
        on_timeout: string;
        substitute: string;
        public: boolean;
        rated: boolean;
    };
    host: boolean;
    my_seats: number[];
    commitment: string;
    secret: string;
    seat: number | null;
    projection: Update;
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
    my_seats: number[];
    deciding: number[];
    ended_at: number;
    occupants?: (Occupant | null)[];
    time_control?: string | { bank: number; increment: number };
    updated_at?: number;
}
