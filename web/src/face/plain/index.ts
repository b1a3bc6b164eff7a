// The plain face: any game in words and lists. It is also the face for keyboards and screen readers.
import type { Face } from "../contract.ts";
import Board from "./Board.svelte";

export const face: Face = { Board, score: () => undefined, onBoard: () => false, duration: () => 0 };
