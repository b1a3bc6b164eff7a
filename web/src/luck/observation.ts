// What is observed at a table, to be noted.
import type { TableDetail, Update } from "../wire/types.ts";

/** The table that an update is of. */
export type NotedTable = Pick<TableDetail, "id" | "settings" | "my_seats" | "commitment">;

export type Observation =
    | { readonly kind: "update"; readonly table: NotedTable; readonly update: Update }
    | {
          readonly kind: "moves";
          readonly table: NotedTable;
          readonly seat: number;
          /** Number of the update in answer to which they were sent. */
          readonly n: number;
          readonly moves: readonly string[];
      };
