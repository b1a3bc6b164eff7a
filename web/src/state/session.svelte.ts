// The visitor's identity on this server: none, a guest with a name, or an account.
import { api, ApiError } from "../wire/api.ts";
import { wire } from "../wire/socket.svelte.ts";
import type { Me } from "../wire/types.ts";
import { settings } from "./settings.svelte.ts";

class Session {
    me = $state.raw<Me | null>(null);
    /** Whether the identity is known. */
    loaded = $state(false);

    async load(): Promise<void> {
        try {
            this.me = (await api.get("/me")) ?? null;
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            this.me = null;
        }
        this.loaded = true;
        if (this.me) wire.open();
    }

    /** Take on an identity given by the server. */
    setMe(me: Me | null): void {
        this.me = me;
        if (me) settings.name = me.name;
        wire.close();
        if (me) wire.open();
    }

    /** Whether the visitor has not chosen a name: no identity, or a guest with the suggested name. */
    get isNameless(): boolean {
        return !this.me || (this.me.guest && this.me.name === settings.guestName?.name);
    }

    /** Change the name; without an identity, become a guest. */
    async rename(name: string): Promise<void> {
        await this.ensureGuest(name);
        if (this.me?.name !== name) this.setMe(await api.patch("/me", { body: { name } }));
    }

    /** Become a guest unless there is an identity. */
    async ensureGuest(name: string): Promise<void> {
        if (!this.me) this.setMe(await api.post("/guest", { body: { name } }));
    }
}

export const session = new Session();
