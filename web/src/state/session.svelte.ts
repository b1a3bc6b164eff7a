// Who we are on this server: nobody yet, a guest with a name, or an account.
import { api, ApiError } from "../wire/api.ts";
import { wire } from "../wire/socket.svelte.ts";
import { settings } from "./settings.svelte.ts";

export interface Me {
    name: string;
    guest: boolean;
    login: string;
    email: string;
}

class Session {
    me = $state.raw<Me | null>(null);
    /** Whether we know by now who we are. */
    loaded = $state(false);

    async load(): Promise<void> {
        try {
            this.me = (await api.get<Me | undefined>("/me")) ?? null;
        } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            this.me = null;
        }
        this.loaded = true;
        if (this.me) wire.open();
    }

    /** Take on an identity that the server has given us. */
    setMe(me: Me | null): void {
        this.me = me;
        if (me) settings.name = me.name;
        wire.close();
        if (me) wire.open();
    }

    /** Whether we have no name of our own yet: nobody, or a guest by a name that we did not choose. */
    get isNameless(): boolean {
        return !this.me || (this.me.guest && this.me.name === settings.suggestedName?.name);
    }

    /** Take on a name: it makes a guest of nobody. */
    async rename(name: string): Promise<void> {
        await this.ensureGuest(name);
        if (this.me?.name !== name) this.setMe(await api.patch<Me>("/me", { name }));
    }

    /** Make sure that there is somebody: a name makes a guest at once. */
    async ensureGuest(name: string): Promise<void> {
        if (!this.me) this.setMe(await api.post<Me>("/guest", { name }));
    }
}

export const session = new Session();
