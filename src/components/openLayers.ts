import { createScope, type OwnedScope, type Scope } from '@/api/scope';

/** Of one dialog or sheet while it is on screen. */
export interface OpenLayer {
  /** The person closes it (cross, mask, Escape, back, 取消): what was begun in it does not go on waiting. */
  dismissed(): void;
  /** It is off the screen, closed by the person or by its page. */
  gone(): void;
}

/** The topmost last. */
const open: { scope: OwnedScope; readonly rank: number }[] = [];

/** Notes a dialog or sheet that comes on screen (`ModalLayer`). @param rank of its layer (`layers.ts`) */
export function openLayer(rank: number): OpenLayer {
  const layer = { scope: createScope(), rank };
  open.push(layer);
  open.sort((one, other) => one.rank - other.rank); // stable: of one rank the latest stays last
  return {
    dismissed() {
      const { scope } = layer;
      // One that its page keeps open all the same is a new question.
      layer.scope = createScope();
      scope.cancel();
    },
    gone() {
      const place = open.indexOf(layer);
      if (place >= 0) open.splice(place, 1);
    },
  };
}

/** The dialog or sheet that the person acts in: ends when they close it. Null: none is open. */
export const currentQuestion = (): Scope | null => open[open.length - 1]?.scope ?? null;
