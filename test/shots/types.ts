import type { HostName, SandboxControl, Visitor } from '../harness';

/** One state of one page that people should look at. */
export interface Shot {
  /** File name of the picture, e.g. `receive-open`. */
  readonly name: string;
  /** Path of the app, e.g. `/receiveCoupon/RC-OPEN`. */
  readonly path: string;
  /** The plain browser when absent. */
  readonly hosts?: readonly HostName[];
  /** Before the page opens: faults, tokens, the clock. */
  readonly before?: (sandbox: SandboxControl, visitor: Visitor) => Promise<void>;
  /** After it has loaded: taps and typing that lead to the state. */
  readonly prepare?: (visitor: Visitor, sandbox: SandboxControl) => Promise<void>;
  /** The whole page instead of the screen. */
  readonly isFullPage?: boolean;
}
