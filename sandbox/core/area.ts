import type { FastifyInstance } from 'fastify';
import type { Handlers } from './call';
import type { ServerClock } from './clock';
import type { FixtureLink } from './links';
import type { SandboxStore } from './store';

/** The tools of an area's control calls. */
export interface ControlTools {
  readonly store: SandboxStore;
  readonly clock: ServerClock;
}

/** What an area adds to the sandbox. */
interface Area {
  /** Handlers of its calls. */
  readonly operations: Partial<Handlers>;
  /** Its fixture pages, for the lab and sandbox/README.md. */
  readonly links?: readonly FixtureLink[];
  /** Its calls under `/__sandbox/`, for users and tests. */
  readonly control?: (app: FastifyInstance, tools: ControlTools) => void;
}

export const defineArea = (area: Area): Area => area;
