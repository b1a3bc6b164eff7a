// What goes over the socket, as docs/server.md tells it.

export interface Place {
    kind: "person" | "companion" | "bot";
    name: string;
    level?: string;
    stand_in?: string;
    here?: boolean;
}

/** Something that happened: in the words of the game, or at the table itself. */
export interface Told {
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

/** The table as one watcher sees it. */
export interface Seen {
    n: number;
    status: Status;
    places: (Place | null)[];
    deciding: number[];
    clocks: number[];
    commitment: string;
    /** Until when each clock stands though its seat is asked, on holiday or in quiet hours; 0 when it does not. */
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

export interface Update extends Seen {
    type: "update";
    table: string;
    seat: number | null;
    events: Told[];
    after?: number;
    at: number;
}

export interface Tried {
    type: "tried";
    id: string;
    table: string;
    moves: string[];
    view: View | null;
    events: Told[];
    legal: string[];
    prompt: string;
}

export interface Refusal {
    type: "refused";
    id: string;
    table: string;
    code: string;
    reason: string;
    rule: string;
    nouns: string[];
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

export type Down =
    | { type: "hello"; name: string; guest: boolean; at: number; largest: number }
    | Update
    | Tried
    | { type: "ack"; id: string; table: string; n: number }
    | Refusal
    | Reason
    | ChatLine
    | { type: "presence"; table: string; here: boolean[]; watchers: number }
    | { type: "gone"; table: string; seat: number | null }
    | { type: "rematch"; table: string; next: string }
    | { type: "bye"; least: number; most: number };

export type UpKind =
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
