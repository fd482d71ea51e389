import type { PlatformFailure, Unsupported } from '../outcome';

export type DevConsoleOutcome = { readonly kind: 'done' } | PlatformFailure | Unsupported;

/** A debug console inside the page, for phones without a debugger (query `open_v_console`); none in production. */
export interface DevConsoleCapability {
  /** Loads the console's code and shows the console; a second call has no effect. */
  open(): Promise<DevConsoleOutcome>;
}
