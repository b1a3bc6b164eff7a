// What belongs to nobody, and what belongs to one seat: lists over the seats are taken apart and told seat by seat.
import type { View } from "../../wire/types.ts";
import { isList, type List, type Parts, type Shape } from "./viewSchema.ts";
import { Teller, type Field, type Names } from "./viewText.ts";

function bySeat(shape: Shape): shape is List {
    return isList(shape) && shape.by === "seat";
}

export function common(view: View, before: View | undefined, { parts }: Parts, names: Names): Field[] {
    const shared = Object.entries(parts).filter(([, shape]) => !bySeat(shape));
    return new Teller(names, before !== undefined).fields(view, before, Object.fromEntries(shared));
}

export function ofSeat(seat: number, view: View, before: View | undefined, { parts }: Parts, names: Names): Field[] {
    const own = Object.entries(parts).flatMap(([key, shape]) => (bySeat(shape) ? [[key, shape.of] as const] : []));
    const pick = (whole: View) => Object.fromEntries(own.map(([key]) => [key, (whole[key] as unknown[])[seat]]));
    const teller = new Teller(names, before !== undefined);
    return teller.fields(pick(view), before && pick(before), Object.fromEntries(own));
}
