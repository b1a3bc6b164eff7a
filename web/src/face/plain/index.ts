// The plain face: any game as text and lists, also for keyboards and screen readers.
import type { Face } from "../contract.ts";
import Board from "./Board.svelte";

export const face: Face = { Board, onBoard: () => false, duration: () => 0 };
