const files = import.meta.glob<string>("../../locales/fr/*.ftl", { query: "?raw", import: "default", eager: true });
export const sources = Object.values(files);
