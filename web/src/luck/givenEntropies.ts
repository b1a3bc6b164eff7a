// The entropy that every seat has given, by the acts of a file: the same rules as at the table (tables/handlers/waiting_room.py).
import { commitment } from "./committedLuck.ts";
import { fromHex } from "./encoding.ts";
import type { FileAct } from "./exportFile.ts";

/** Return the entropy by seat; null if some does not match its commitment. */
export function givenEntropies(acts: readonly FileAct[]): ReadonlyMap<number, string> | null {
    const given = new GivenEntropies();
    return acts.every((act) => given.accepts(act)) ? given.revealed : null;
}

class GivenEntropies {
    readonly revealed = new Map<number, string>();
    readonly #committed = new Map<number, string>();
    /** By seat: a person, or one of the companions at the same device, who stand up together with the person. */
    readonly #occupants = new Map<number, FileAct["occupant"]>();
    #started = false;

    accepts(act: FileAct): boolean {
        const { kind, seat } = act;
        if (kind === "start") this.#started = true;
        if (seat === undefined) return true;
        if (kind === "sit") this.#occupants.set(seat, act.occupant);
        if (kind === "stand") this.#stand(seat);
        return kind !== "entropy" || this.#add(seat, act);
    }

    /** Once the game is started, standing up voids all that was committed. */
    #stand(seat: number): void {
        const voided = this.#started ? [...this.#committed.keys()] : [];
        for (const each of [...voided, ...this.#freed(seat)]) {
            this.revealed.delete(each);
            this.#committed.delete(each);
        }
        this.#started = false;
    }

    #freed(seat: number): number[] {
        const person = this.#occupants.get(seat);
        const { identity } = person ?? {};
        if (person?.kind !== "person" || identity === undefined) return [seat];
        return [...this.#occupants.keys()].filter((each) => this.#occupants.get(each)?.identity === identity);
    }

    #add(seat: number, { commitment: committed, entropy }: FileAct): boolean {
        if (committed !== undefined) this.#committed.set(seat, committed);
        if (entropy === undefined) return true;
        const before = this.#committed.get(seat);
        this.revealed.set(seat, entropy);
        return before === undefined || before === commitment(fromHex(entropy));
    }
}
