import type { BrightnessCapability } from './types';

type Callbacks = Readonly<Record<'success' | 'fail', (value: unknown) => void>>;
type Options = Callbacks & { readonly value?: number; readonly keepScreenOn?: boolean };

/** A phone's screen behind the mini program's calls. */
export class Screen {
  brightness = 0.4;
  isKeptOn = false;
  /** Values set, in their order. */
  readonly set: number[] = [];
  /** Calls that fail, with their error; `null`: without an answer. */
  readonly failing = new Map<string, unknown>();

  call(name: string, done: () => unknown, { success, fail }: Callbacks): void {
    if (!this.failing.has(name)) {
      void Promise.resolve().then(() => success(done()));
      return;
    }
    const error = this.failing.get(name);
    if (error !== null) fail(error);
  }

  readonly api = {
    canIUse: () => true,
    getScreenBrightness: (options: Options) =>
      this.call('getScreenBrightness', () => ({ value: this.brightness }), options),
    setScreenBrightness: (options: Options) =>
      this.call(
        'setScreenBrightness',
        () => {
          this.brightness = options.value ?? NaN;
          this.set.push(this.brightness);
        },
        options,
      ),
    setKeepScreenOn: (options: Options) =>
      this.call('setKeepScreenOn', () => void (this.isKeptOn = options.keepScreenOn === true), options),
  };
}

/** What both mini programs keep. */
export function brightnessSuite(brightness: BrightnessCapability, screen: Screen, givenBack: number): void {
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  };
  beforeEach(() => {
    screen.brightness = 0.4;
    screen.isKeptOn = false;
    screen.set.length = 0;
    screen.failing.clear();
  });

  test('bright and kept on until released, once', async () => {
    const held = brightness.hold();
    expect(await held.outcome).toEqual({ kind: 'held', isBright: true });
    expect([screen.brightness, screen.isKeptOn]).toEqual([1, true]);
    held.release();
    held.release();
    await settled();
    expect([screen.set, screen.isKeptOn]).toEqual([[1, givenBack], false]);
  });

  test('released before it was held: nothing changes', async () => {
    const held = brightness.hold();
    held.release();
    expect((await held.outcome).kind).toBe('failed');
    await settled();
    expect([screen.set, screen.isKeptOn]).toEqual([[], false]);
  });

  test('released and held again at once: the second finds what the first gave back', async () => {
    const first = brightness.hold();
    await first.outcome;
    first.release();
    const second = brightness.hold();
    await second.outcome;
    expect(screen.set).toEqual([1, givenBack, 1]);
    second.release();
    await settled();
    expect(screen.isKeptOn).toBe(false);
  });

  test.each<[string, () => void]>([
    ['not known', () => screen.failing.set('getScreenBrightness', { errMsg: 'fail' })],
    ['no part of the whole', () => (screen.brightness = 128)],
  ])('a brightness that is %s is not changed; the screen stays on', async (_name, prepare) => {
    prepare();
    const held = brightness.hold();
    expect(await held.outcome).toEqual({ kind: 'held', isBright: false });
    held.release();
    await settled();
    expect([screen.set, screen.isKeptOn]).toEqual([[], false]);
  });

  test('a call without an answer does not stop the next page', async () => {
    jest.useFakeTimers();
    screen.failing.set('getScreenBrightness', null);
    const first = brightness.hold();
    first.release();
    await jest.advanceTimersByTimeAsync(10_000);
    screen.failing.clear();
    const second = brightness.hold();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await second.outcome).toEqual({ kind: 'held', isBright: true });
    second.release();
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
  });
}
