import { attempt } from '../attempt';
import { failure, unsupported } from '../outcome';
import type { DevConsoleCapability, DevConsoleOutcome } from './types';

/**
 * Never in production: anybody could send a link that shows a visitor's storage and requests on the screen. Spelled out
 * and not by `env.name`: the build writes the environment in, and then leaves the console's code out of the package.
 */
const load = process.env.TARO_APP_ENV === 'prod' ? null : () => import('vconsole');

/** The console stays for the visit, so it is made once. */
let opening: Promise<DevConsoleOutcome> | null = null;

async function open(): Promise<DevConsoleOutcome> {
  if (load === null) return unsupported('not in production');
  const loaded = await attempt(async () => {
    const { default: VConsole } = await load();
    return new VConsole();
  });
  if (loaded.ok) return { kind: 'done' };
  opening = null; // a chunk that did not arrive may arrive at the next try
  return failure(loaded.error);
}

export const devConsole: DevConsoleCapability = {
  open: () => (opening ??= open()),
} satisfies DevConsoleCapability;
