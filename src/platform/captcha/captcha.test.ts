/** @jest-environment jsdom */
import { captcha } from './index.h5';

const mockLoad = jest.fn<Promise<boolean>, [string]>();
jest.mock('../script/loadScript', () => ({ loadScript: (url: string) => mockLoad(url) }));
jest.mock('@/env', () => ({ env: { captchaScriptUrl: 'https://slider.test/s.js' } }));

const ASK = { appId: 'A', sliderType: 2 } as const;
const define = (slider: unknown): void => void Reflect.set(window, 'TencentCaptcha', slider);
/** Reports the given result as soon as it is shown. */
const sliderThat = (answer: unknown, given: unknown[] = []) =>
  class {
    constructor(
      appId: unknown,
      private readonly notify: (answer: unknown) => void,
      options: unknown,
    ) {
      given.push(appId, options);
    }
    show = (): void => this.notify(answer);
  };

beforeEach(() => {
  Reflect.deleteProperty(window, 'TencentCaptcha');
  mockLoad.mockReset().mockResolvedValue(true);
});

test('loads the script on first use and shows the requested slider', async () => {
  const given: unknown[] = [];
  mockLoad.mockImplementation(() => {
    define(sliderThat({ ret: 0, ticket: 'T', randstr: 'R' }, given));
    return Promise.resolve(true);
  });
  const passed = { kind: 'passed', ticket: 'T', randStr: 'R' };
  expect(await captcha.verify(ASK)).toEqual(passed);
  expect(await captcha.verify(ASK)).toEqual(passed);
  expect(mockLoad.mock.calls).toEqual([['https://slider.test/s.js']]);
  expect(given.slice(0, 2)).toEqual(['A', { type: 2 }]);
});

test('closed by the user', async () => {
  define(sliderThat({ ret: 2 }));
  expect(await captcha.verify(ASK)).toEqual({ kind: 'closed' });
});

test.each<[string, () => void, string]>([
  ['does not load', () => mockLoad.mockResolvedValue(false), 'the slider script did not load'],
  ['defines nothing', () => undefined, 'the slider script defines nothing'],
  ['defines no slider', () => define('x'), 'the slider script defines nothing'],
  ['shows none', () => define(class {}), 'the slider cannot be shown'],
  [
    'breaks',
    () =>
      define(
        class {
          constructor() {
            throw new Error('broken');
          }
        },
      ),
    'broken',
  ],
])('a script that %s is a failure', async (_name, set, message) => {
  set();
  expect(await captcha.verify(ASK)).toEqual({ kind: 'failed', message });
});
