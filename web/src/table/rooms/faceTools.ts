// The tools that a table gives to its face.
import type { Attempt, OpenRequest, Part, Phrase, Saying, Tools, TryOptions, Words } from "../../face/types.ts";
import { eventText } from "../log/eventText.ts";
import type { FaceTexts } from "./faceTexts.svelte.ts";
import type { SceneSource } from "./sceneSource.ts";

/** What the tools change or ask in the frame. */
export interface Frame {
    say(saying: Saying): void;
    sound(name: string): void;
    card(part: Part, beside?: Element): void;
    look(parts: readonly Part[]): void;
    open(what: OpenRequest): void;
    close(): void;
    try(plans: readonly (readonly Phrase[])[], how?: TryOptions): Promise<readonly Attempt[]>;
}

function wordsOf(source: SceneSource): Words {
    return {
        move: (phrase) => source.game.move(phrase, source.names),
        event: (event) => eventText(event, source),
        prompt: (phrase) => source.game.prompt(phrase, source.names),
        reason: (phrase) => source.game.reason(phrase, source.names),
        line: (phrase) => source.game.line(phrase, source.names),
        part: (part) => source.game.part(part, source.names),
        seat: (seat) => source.game.seat(seat, source.names),
        list: (items) => source.game.formatList(items),
    };
}

export function createTools(source: SceneSource, texts: FaceTexts, frame: Frame): Tools {
    return {
        plan: (moves, how) => source.setPlan(moves, how),
        back: () => source.back(),
        confirm: (how) => source.confirm(how),
        try: (plans, how) => frame.try(plans, how),
        why: (move) => source.why(move),
        card: (part, beside) => frame.card(part, beside),
        look: (parts) => frame.look(parts),
        open: (what) => frame.open(what),
        close: () => frame.close(),
        t: (key, args = {}) => (texts.has(key) ? texts.format(key, args) : source.game.format(key, args)),
        words: wordsOf(source),
        say: (saying) => frame.say(saying),
        sound: (name) => frame.sound(name),
    };
}
