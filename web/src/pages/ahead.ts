// The first requests for an address, sent while its page is still being loaded: on a slow line every round trip counts.
import { router } from "../shell/router.svelte.ts";
import { address } from "../table/address.ts";
import { remembered } from "../table/memory.ts";
import { api } from "../wire/api.ts";
import { pageOf } from "./index.ts";

export function hurryAhead(): void {
    void pageOf(router.page);
    const id = router.part(1);
    if (router.page !== "table" || !id) return;
    const memory = remembered(id);
    api.ahead(address(id, memory?.seat ?? null, router.place.query.get("code") ?? ""));
    if (memory?.game) api.ahead(`/games/${memory.game}/words`);
}
