import type { ServerClock } from './clock';
import type { Random } from './random';

/** What the stores of an area are made with. */
export interface StoreTools {
  readonly clock: ServerClock;
  readonly random: Random;
}
