// A table summary for tests.
import type { TableSummary, TimeControl } from "../wire/types.ts";

export const UNTIMED: TimeControl = {
    bank: 0,
    increment: 0,
    max_bank: 0,
    quiet_from: 0,
    quiet_until: 0,
    time_zone: "UTC",
};

export function summary(more: Partial<TableSummary> = {}): TableSummary {
    return {
        id: "a",
        game: "lost-cities",
        seats: 3,
        status: "playing",
        public: false,
        rated: false,
        host: "Louise",
        hosted_by_me: false,
        time_control: UNTIMED,
        occupants: [],
        names: ["Louise", "Karim", ""],
        my_seats: [0],
        deciding: [1],
        seconds_left: null,
        others_seconds_left: null,
        rematch_of: "",
        created_at: 0,
        updated_at: 0,
        ended_at: 0,
        ...more,
    };
}
