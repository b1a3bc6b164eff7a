// The stage on which authors of faces look at recorded scenes and test them. Only `caravane face` serves this page.
import { mount } from "svelte";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { Harness } from "./harness.ts";
import { watchPage } from "./leftovers.ts";
import StagePage from "./Stage.svelte";
import { Stage } from "./stage.svelte.ts";

declare global {
    interface Window {
        /** Set once the stage can be used. */
        harness?: Harness;
        /** Why it cannot be used. */
        stageError?: string;
    }
}

watchPage();
const stage = new Stage();
/** What goes wrong later belongs to the face, and to its checks. */
const fail = (error: unknown): void => {
    if (!window.harness) window.stageError = stage.broken ||= String(error);
};
addEventListener("error", ({ error }) => fail(error));
addEventListener("unhandledrejection", ({ reason }) => fail(reason));
const controls = !new URLSearchParams(location.search).has("bare");
mount(StagePage, { target: document.getElementById("stage")!, props: { stage, controls } });
await stage.load();
window.harness = new Harness(stage);
