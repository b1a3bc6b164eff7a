// Which drawer is open at a table, and what it is about.

export type DrawerName = "notebook" | "moves" | "rules" | "menu" | "help" | "closely";

export interface Opened {
    name: DrawerName;
    /** A tab, a rule or a seat. */
    about: string;
}

export class TableDrawer {
    opened = $state.raw<Opened | null>(null);

    get open(): boolean {
        return this.opened !== null;
    }

    show(name: DrawerName, about = ""): void {
        this.opened = { name, about };
    }

    close(): void {
        this.opened = null;
    }
}

export function openDrawer(): TableDrawer {
    return new TableDrawer();
}
