import type { ServerClock } from './clock';
import type { Random } from './random';

/** What the tables of an area are made with. */
export interface TableTools {
  readonly clock: ServerClock;
  readonly random: Random;
}
