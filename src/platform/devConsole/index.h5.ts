import { attempt } from '../attempt';
import { failure, unsupported } from '../outcome';
import type { DevConsoleCapability, DevConsoleOutcome } from './types';

/**
 * Never in production: anyone could send a link that shows the user's storage and requests on the screen. Spelled out
 * instead of using `env.name`: the build inlines the environment and then leaves the console's code out of the package.
 */
const load = process.env.TARO_APP_ENV === 'prod' ? null : () => import('./vConsole.h5');

/** The console stays for the visit, so it is created once. */
let opening: Promise<DevConsoleOutcome> | null = null;

async function open(): Promise<DevConsoleOutcome> {
  if (load === null) return unsupported('not in production');
  const loaded = await attempt(async () => {
    const { VConsole } = await load();
    return new VConsole();
  });
  if (loaded.ok) return { kind: 'done' };
  opening = null; // a chunk that failed to load may load on the next attempt
  return failure(loaded.error);
}

export const devConsole: DevConsoleCapability = {
  open: () => (opening ??= open()),
} satisfies DevConsoleCapability;
