/**
 * A window's time, which can be skipped: timers and dates follow the real clock until `skip` advances them, each timer
 * in order. Waiting times that no test observes (three silent seconds, a toast) then cost nothing.
 */
interface Timer {
  dueMs: number;
  readonly everyMs: number | null;
  readonly run: () => void;
}

type Callback = (...given: readonly unknown[]) => unknown;

/** A frame comes with the next millisecond: nothing is drawn. */
const FRAME_MS = 1;

export class Clock {
  private aheadMs = 0;
  private lastId = 0;
  private wakeId = 0;
  private readonly timers = new Map<number, Timer>();
  private readonly RealDate;
  private readonly realSetTimeout;
  private readonly realClearTimeout;

  constructor(private readonly page: Window & typeof globalThis) {
    this.RealDate = page.Date;
    this.realSetTimeout = page.setTimeout.bind(page);
    this.realClearTimeout = page.clearTimeout.bind(page);
  }

  /** Installs this time in the window; call before any code in it reads the time. */
  install(): void {
    const { page } = this;
    const startedAt = this.now();
    const clear = (id: unknown): void => void this.timers.delete(Number(id));
    Object.assign(page, {
      setTimeout: (run: Callback, ms?: number, ...given: unknown[]) =>
        this.add(() => run(...given), ms, false),
      setInterval: (run: Callback, ms?: number, ...given: unknown[]) =>
        this.add(() => run(...given), ms, true),
      requestAnimationFrame: (run: FrameRequestCallback) =>
        this.add(() => run(this.now() - startedAt), FRAME_MS, false),
      clearTimeout: clear,
      clearInterval: clear,
      cancelAnimationFrame: clear,
      Date: new Proxy(this.RealDate, {
        construct: (target, given: unknown[], made): object => {
          const date: unknown = Reflect.construct(target, given.length === 0 ? [this.now()] : given, made);
          return Object(date) as object;
        },
        apply: () => new page.Date().toString(),
        get: (target, name): unknown => (name === 'now' ? () => this.now() : Reflect.get(target, name)),
      }),
    });
  }

  now(): number {
    return this.RealDate.now() + this.aheadMs;
  }

  /** Skips this much time: every timer due within it runs, in order, and so do the timers that these start. */
  async skip(ms: number): Promise<void> {
    const endMs = this.now() + ms;
    for (let next = this.next(); next !== null && next[1].dueMs <= endMs; next = this.next()) {
      this.aheadMs += Math.max(0, next[1].dueMs - this.now());
      this.fire(next);
      await this.turn();
    }
    this.aheadMs += Math.max(0, endMs - this.now());
    await this.turn();
  }

  /** Waits for what a callback has started without the network: promises, and the window's own tasks. */
  private turn(): Promise<void> {
    return new Promise((resolve) => void this.realSetTimeout(resolve, 0));
  }

  private add(run: () => void, ms: unknown, isRepeated: boolean): number {
    const delayMs = Math.max(isRepeated ? 1 : 0, Number(ms) || 0);
    this.lastId += 1;
    this.timers.set(this.lastId, { dueMs: this.now() + delayMs, everyMs: isRepeated ? delayMs : null, run });
    this.wake();
    return this.lastId;
  }

  /** The timer that is due first; of several, the one that was set first. */
  private next(): [number, Timer] | null {
    let first: [number, Timer] | null = null;
    for (const entry of this.timers) if (first === null || entry[1].dueMs < first[1].dueMs) first = entry;
    return first;
  }

  /** One real timer, for the next due timer; each timer is a separate task, whose promises are done before the next. */
  private wake(): void {
    this.realClearTimeout(this.wakeId);
    const next = this.next();
    if (next === null) return;
    this.wakeId = this.realSetTimeout(() => this.runFirst(), Math.max(0, next[1].dueMs - this.now()));
  }

  private runFirst(): void {
    const next = this.next();
    if (next !== null && next[1].dueMs <= this.now()) this.fire(next);
    this.wake();
  }

  private fire([id, timer]: [number, Timer]): void {
    if (timer.everyMs === null) this.timers.delete(id);
    else this.timers.set(id, { ...timer, dueMs: Math.max(timer.dueMs + timer.everyMs, this.now()) });
    try {
      timer.run();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.page.dispatchEvent(new this.page.ErrorEvent('error', { error, message }));
    }
  }
}
