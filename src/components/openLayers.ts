import { createScope, type OwnedScope, type Scope } from '@/api/scope';

/** Handle of one dialog or sheet while it is on screen. */
export interface OpenLayer {
  /** The user closes it (cross, mask, Escape, back, 取消): pending work that was started in it is cancelled. */
  dismissed(): void;
  /** It is off the screen, closed by the user or by its page. */
  gone(): void;
}

/** The topmost last. */
const open: { scope: OwnedScope; readonly rank: number }[] = [];

/** Registers a dialog or sheet that opens (`ModalLayer`). @param rank of its layer (`layers.ts`) */
export function openLayer(rank: number): OpenLayer {
  const layer = { scope: createScope(), rank };
  open.push(layer);
  open.sort((one, other) => one.rank - other.rank); // stable: within one rank the latest stays last
  return {
    dismissed() {
      const { scope } = layer;
      // If its page keeps it open all the same, it counts as a new question.
      layer.scope = createScope();
      scope.cancel();
    },
    gone() {
      const place = open.indexOf(layer);
      if (place >= 0) open.splice(place, 1);
    },
  };
}

/** Scope of the dialog or sheet in which the user acts; cancelled when the user closes it. Null: none is open. */
export const currentQuestion = (): Scope | null => open[open.length - 1]?.scope ?? null;
