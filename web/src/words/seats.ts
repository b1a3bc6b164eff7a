// Common parts and parts of one seat: lists by seat are split.
import type { View } from "../face/types.ts";
import type { List, Parts } from "../wire/types.ts";
import { isList, type ViewSchema } from "./viewSchema.ts";
import { ViewFormatter, type Field, type Names } from "./viewText.ts";

function isBySeat(schema: ViewSchema): schema is List {
    return isList(schema) && schema.by === "seat";
}

export function common(view: View, before: View | undefined, { parts }: Parts, names: Names): Field[] {
    const shared = Object.entries(parts).filter(([, schema]) => !isBySeat(schema));
    return new ViewFormatter(names, before !== undefined).fields(view, before, Object.fromEntries(shared));
}

export function ofSeat(seat: number, view: View, before: View | undefined, { parts }: Parts, names: Names): Field[] {
    const own = Object.entries(parts).flatMap(([key, schema]) => (isBySeat(schema) ? [[key, schema.of] as const] : []));
    const pick = (whole: View) => Object.fromEntries(own.map(([key]) => [key, (whole[key] as unknown[])[seat]]));
    const formatter = new ViewFormatter(names, before !== undefined);
    return formatter.fields(pick(view), before && pick(before), Object.fromEntries(own));
}
