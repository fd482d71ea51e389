import type { FastifyInstance } from 'fastify';
import type { Handlers } from './call';
import type { ServerClock } from './clock';
import type { SandboxStore } from './types';

/** What an area adds to the sandbox. */
interface Area<Operations extends Partial<Handlers>> {
  /** Handlers of its calls. */
  readonly operations: Operations;
  /** Its calls under `/__sandbox/`, for users and tests. */
  readonly control?: (
    app: FastifyInstance,
    tools: { readonly store: SandboxStore; readonly clock: ServerClock },
  ) => void;
}

/** Keeps the names of the area's calls, so that a call without a handler does not compile. */
export const defineArea = <Operations extends Partial<Handlers>>(area: Area<Operations>): Area<Operations> =>
  area;
