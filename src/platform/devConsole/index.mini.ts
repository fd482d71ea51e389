import { unsupported } from '../outcome';
import type { DevConsoleCapability } from './types';

export const devConsole: DevConsoleCapability = {
  open: () => Promise.resolve(unsupported('the host has a console of its own')),
} satisfies DevConsoleCapability;
