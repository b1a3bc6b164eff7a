import { mount } from "svelte";
import App from "./App.svelte";
import { session } from "../state/session.svelte.ts";
import { settings } from "../state/settings.svelte.ts";
import { texts } from "../texts/texts.svelte.ts";
import { showLoadError } from "../wire/reloadOnUpdate.ts";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";

texts.setLanguage(settings.lang).catch(showLoadError);
void session.load();
mount(App, { target: document.getElementById("app")! });
