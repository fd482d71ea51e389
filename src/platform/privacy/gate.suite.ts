import { clipboard } from '../clipboard';
import { location } from '../location';
import type { makeFakeTaro } from '../testing/fakeTaro';
import { consentGate, type ConsentOccasion, type ConsentStatus } from './gate';

/** One suite for both mini programs: nothing that requires consent is called before it. */
export function consentContract(fake: ReturnType<typeof makeFakeTaro>): void {
  const called: string[] = [];
  const canRead = clipboard.canRead();
  for (const name of ['getLocation', 'getClipboardData', 'setClipboardData', 'openSetting', 'getSetting']) {
    const api = fake.api[name];
    fake.api[name] = (...args: unknown[]): unknown => {
      called.push(name);
      return typeof api === 'function' ? Reflect.apply(api, undefined, args) : undefined;
    };
  }

  let remove: () => void = () => undefined;
  const asked: ConsentOccasion[] = [];
  function guard(status: ConsentStatus, isAgreed = status === 'agreed'): void {
    remove = consentGate.install({
      status: () => status,
      ask(occasion) {
        asked.push(occasion);
        return Promise.resolve(isAgreed);
      },
    });
  }
  beforeEach(() => {
    called.length = 0;
    asked.length = 0;
  });
  afterEach(() => remove());

  test('nothing is called before a guard is installed', async () => {
    expect((await location.locate()).kind).toBe('denied');
    expect((await clipboard.read()).kind).toBe(canRead ? 'denied' : 'unsupported');
    expect((await clipboard.write('x')).kind).toBe('failed');
    expect(called).toEqual([]);
  });

  test('nothing is called without consent; a tap prompts again, the app on its own does not', async () => {
    guard('refused');
    expect((await location.locate()).kind).toBe('denied');
    expect(await location.permission()).toBe('denied');
    expect((await clipboard.read()).kind).toBe(canRead ? 'denied' : 'unsupported');
    expect((await clipboard.write('x')).kind).toBe('failed');
    expect((await location.openSettings()).kind).toBe('done');
    expect(called).toEqual([]);
    expect(asked).toEqual(['first', ...(canRead ? ['used'] : []), 'used', 'used']);
  });

  test('an open question is an undecided permission; after 同意 in the settings, the host prompts itself', async () => {
    guard('unasked', true);
    expect(await location.permission()).toBe('undecided');
    expect((await location.openSettings()).kind).toBe('done');
    expect(called).toEqual(['getLocation']);
  });

  test('with consent every call is made', async () => {
    guard('agreed');
    expect(await location.locate()).toMatchObject({ kind: 'located', longitude: 114, latitude: 22 });
    expect((await clipboard.write('x')).kind).toBe('done');
    expect((await clipboard.read()).kind).toBe(canRead ? 'text' : 'unsupported');
    await location.permission();
    await location.openSettings();
    expect(called).toEqual([
      'getLocation',
      'setClipboardData',
      ...(canRead ? ['getClipboardData'] : []),
      'getSetting',
      'openSetting',
    ]);
  });
}
