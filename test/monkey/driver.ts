/** What the random walk needs of a target. */

/** What is visible, after everything that was started has ended. */
export interface View {
  /** Address of the page, for the log. */
  readonly at: string;
  /** Visible text, without what the user typed. */
  readonly lines: readonly string[];
  /** Names of the controls that can be tapped. */
  readonly controls: readonly string[];
  /** How many text fields can be typed into. */
  readonly fields: number;
  /** How many login popups are open. */
  readonly logins: number;
  /** Content is still being loaded, because its call does not end. */
  readonly isLoading: boolean;
  /** The user has left the app for another page: nothing of it is ours. */
  readonly isElsewhere: boolean;
}

/** How a call of the gateway fails next. */
export type CallFault = 'error' | 'lost' | 'unauthorized' | 'malformed' | 'empty';

/** One user with one phone. */
export interface Driver {
  /** Opens the app at a described place, logged in when `mobile` is given. */
  open(place: { readonly address: string; readonly mobile?: string; readonly route: string }): Promise<void>;
  look(): Promise<View>;
  /** @param index of `View.controls` */
  press(index: number): Promise<void>;
  /** @param index of the field, below `View.fields` */
  type(index: number, text: string): Promise<void>;
  back(): Promise<void>;
  hideAndShow(): Promise<void>;
  turn(isWide: boolean): Promise<void>;
  pull(): Promise<void>;
  /** The next call of that path fails. */
  fail(path: string, fault: CallFault): Promise<void>;
  /** Time passes, on the device and at the gateway. */
  wait(ms: number): Promise<void>;
  /** Paths of the gateway's calls since the last look at them. */
  takeCalls(): readonly string[];
  /** Errors of the app since the last look at them: thrown, rejected, logged. */
  takeErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}
