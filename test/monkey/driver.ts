/** What the random walk needs of a target. */

/** What is visible, after everything that was started has ended. */
export interface View {
  /** Address of the page, for the log. */
  readonly at: string;
  /** Visible text, without what the user typed. */
  readonly lines: readonly string[];
  /** Names of the controls that can be tapped. */
  readonly controls: readonly string[];
  /** There is a control that opens another app: a next step, but the walk does not take it. */
  readonly leadsToApp?: boolean;
  /** Names of the text fields that can be typed into. */
  readonly fields: readonly string[];
  /** Layers that are open over the page (components/layers), in document order. */
  readonly layers: readonly string[];
  /** Content is still being loaded, because its call does not end. */
  readonly isLoading: boolean;
  /** The user has left the app for another page: nothing of it is ours. */
  readonly isForeign: boolean;
}

/** How a call of the gateway fails next. */
export type CallFault = 'error' | 'lost' | 'slow' | 'unauthorized' | 'malformed' | 'empty' | 'null';

/** A described place, and who opens it. */
export interface Opening {
  readonly route: string;
  readonly address: string;
  /** Logged in as this number; undefined: as before, where the target keeps a login. */
  readonly mobile: string | undefined;
  /** The number of the phone, which a host gives the app when its user agrees. */
  readonly phone?: string;
}

/** One user with one phone. */
export interface Driver {
  /** Kind of the phone, for the log. */
  readonly device: string;
  open(opening: Opening): Promise<void>;
  /** The device forgets everything. */
  forget(): Promise<void>;
  look(): Promise<View>;
  /**
   * @param index of `View.controls`
   * @param times 2: an impatient user taps again before anything has happened
   */
  press(index: number, times: number): Promise<void>;
  /** @param index of `View.fields` */
  type(index: number, text: string): Promise<void>;
  back(): Promise<void>;
  hideAndShow(): Promise<void>;
  turn(isWide: boolean): Promise<void>;
  pull(): Promise<void>;
  /** The next calls of that path fail. */
  fail(path: string, fault: CallFault): Promise<void>;
  /** Time passes, on the device and at the gateway. */
  wait(ms: number): Promise<void>;
  /** Paths of the gateway's calls since the last look at them. */
  takeCalls(): readonly string[];
  /** Errors of the app since the last look at them: thrown, rejected, logged. */
  takeErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}
