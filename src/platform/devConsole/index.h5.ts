import { attempt } from '../attempt';
import { failure } from '../outcome';
import type { DevConsoleCapability, DevConsoleOutcome } from './types';

/** The console stays for the visit, so it is made once. */
let opening: Promise<DevConsoleOutcome> | null = null;

async function open(): Promise<DevConsoleOutcome> {
  const loaded = await attempt(async () => {
    const { default: VConsole } = await import('vconsole');
    return new VConsole();
  });
  if (loaded.ok) return { kind: 'done' };
  opening = null; // a chunk that did not arrive may arrive at the next try
  return failure(loaded.error);
}

export const devConsole: DevConsoleCapability = {
  open: () => (opening ??= open()),
} satisfies DevConsoleCapability;
