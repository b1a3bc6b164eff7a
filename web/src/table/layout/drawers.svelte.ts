// The open drawer of a table, and its topic.

export type DrawerName = "log-and-chat" | "moves" | "rules" | "menu" | "help" | "detail";

export interface OpenDrawer {
    name: DrawerName;
    /** A tab, a rule or a seat. */
    topic: string;
}

export class TableDrawer {
    current = $state.raw<OpenDrawer | null>(null);

    get open(): boolean {
        return this.current !== null;
    }

    show(name: DrawerName, topic = ""): void {
        this.current = { name, topic };
    }

    close(): void {
        this.current = null;
    }
}

export function createDrawer(): TableDrawer {
    return new TableDrawer();
}
