import { mount } from "svelte";
import App from "./App.svelte";
import { session } from "./shell/session.svelte.ts";
import { settings } from "./shell/settings.svelte.ts";
import { texts } from "./shell/texts.svelte.ts";
import { tellMissing } from "./wire/renew.ts";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

texts.speak(settings.lang).catch(tellMissing);
void session.load();
mount(App, { target: document.getElementById("app")! });
