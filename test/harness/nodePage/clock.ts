/**
 * Playwright's `page.clock` for pages in Node: timers and dates of the windows, faked with fake-timers as Playwright
 * does.
 */
import { nodePages } from './shared';

type Installed = ReturnType<ReturnType<ReturnType<typeof nodePages>['FakeTimers']['withGlobal']>['install']>;
type Time = number | string | Date;

const FLOW_MS = 10;
const toMs = (time: Time): number => (typeof time === 'number' ? time : new Date(time).getTime());
/** `'02:30'` and `'1:02:30'` as Playwright reads them; a number is milliseconds. */
const lengthMs = (length: number | string): number =>
  typeof length === 'number'
    ? length
    : length.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;

export class NodeClock {
  private current: Installed | null = null;
  /** The window whose timers `current` controls; timers of a document that was left do not run. */
  private owner: object | null = null;
  private isInstalled = false;
  private nowMs = 0;
  private flow: NodeJS.Timeout | null = null;
  private fixedMs: number | null = null;
  private leave = (): void => undefined;

  constructor(private readonly window: () => object) {}

  async install({ time }: { time?: Time } = {}): Promise<void> {
    this.isInstalled = true;
    this.nowMs = time === undefined ? Date.now() : toMs(time);
    this.attach();
    await this.resume();
  }
  /** Continues the clock in a new document's window. */
  attach(window: object = this.window()): void {
    if (this.isInstalled) this.fake(window);
    if (this.fixedMs !== null) this.fix(window);
  }
  private fake(window: object): void {
    // A navigation that another one replaced prepares its window late: it may be this one already.
    if (this.owner === window) return;
    this.nowMs = this.current?.now ?? this.nowMs;
    this.owner = window;
    this.current = nodePages()
      .FakeTimers.withGlobal(window as typeof globalThis)
      .install({
        now: this.nowMs,
        toFake: [
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'Date',
          'requestAnimationFrame',
          'cancelAnimationFrame',
          'performance',
        ],
      });
  }
  /** Stops the time of a document that was left: none of its code runs any more. */
  leaveWindow(): void {
    this.nowMs = this.current?.now ?? this.nowMs;
    this.current?.reset();
    this.current = null;
    this.leave();
  }
  /** Ends early when the page navigates away meanwhile. */
  async runFor(length: number | string): Promise<void> {
    const left = new Promise<void>((resolve) => {
      this.leave = resolve;
    });
    await Promise.race([this.current?.tickAsync(lengthMs(length)), left]);
  }
  async fastForward(length: number | string): Promise<void> {
    await this.runFor(length);
  }
  async pauseAt(time: Time): Promise<void> {
    this.stop();
    if (!this.isInstalled) await this.install();
    this.stop();
    const ahead = toMs(time) - (this.current?.now ?? 0);
    if (ahead > 0) await this.current?.tickAsync(ahead);
  }
  resume(): Promise<void> {
    this.stop();
    let last = Date.now();
    this.flow = setInterval(() => {
      const now = Date.now();
      if (this.owner === this.window()) this.current?.tick(now - last);
      last = now;
    }, FLOW_MS);
    return Promise.resolve();
  }
  setFixedTime(time: Time): Promise<void> {
    this.fixedMs = toMs(time);
    this.fix();
    return Promise.resolve();
  }
  setSystemTime(time: Time): Promise<void> {
    if (this.isInstalled) this.current?.setSystemTime(toMs(time));
    else return this.setFixedTime(time);
    return Promise.resolve();
  }
  stop(): void {
    if (this.flow !== null) clearInterval(this.flow);
    this.flow = null;
  }
  /** Fixes only the date; timers continue. */
  private fix(given: object = this.window()): void {
    const window = given as { Date: DateConstructor };
    const Own = window.Date;
    const fixed = this.fixedMs ?? 0;
    window.Date = new Proxy(Own, {
      construct: (target, given: unknown[]) =>
        Reflect.construct(target, given.length === 0 ? [fixed] : given) as object,
      get: (target, name) => (name === 'now' ? () => fixed : (Reflect.get(target, name) as unknown)),
    });
  }
}
