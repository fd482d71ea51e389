import type { PlatformFailure, Unsupported } from '../outcome';

export type DevConsoleOutcome = { readonly kind: 'done' } | PlatformFailure | Unsupported;

/** A console on the page itself, for phones without a debugger (query `open_v_console`); none in production. */
export interface DevConsoleCapability {
  /** Loads the console's code and shows it; a second call shows nothing new. */
  open(): Promise<DevConsoleOutcome>;
}
