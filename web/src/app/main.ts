import { mount } from "svelte";
import App from "./App.svelte";
import { session } from "../state/session.svelte.ts";
import { settings } from "../state/settings.svelte.ts";
import { texts } from "../texts/texts.svelte.ts";
import { tellMissing } from "../wire/reloadOnUpdate.ts";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";

texts.speak(settings.lang).catch(tellMissing);
void session.load();
mount(App, { target: document.getElementById("app")! });
