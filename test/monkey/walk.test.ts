/** test/monkey/walk and findings: a walk on a page that only exists here. */
import type { Driver, View } from './driver';
import { findings, type Step } from './findings';
import { makeRandom } from './random';
import { EPISODE_STEPS, episodeStart, walk } from './walk';

const VIEW: View = {
  at: '/send',
  lines: ['寄件'],
  controls: ['立即下单', '返回'],
  fields: ['手机号', '验证码'],
  layers: [],
  isLoading: false,
  isForeign: false,
};
const WRITE = '/order/submit';

interface Made {
  readonly calls?: readonly string[];
  /** @param step of all, from 1 */
  readonly viewAt?: (step: number) => Partial<View>;
}

/** A driver that writes down what it is asked to do. */
function scripted({ calls = [], viewAt = () => ({}) }: Made = {}) {
  const done: string[] = [];
  let looks = 0;
  const note =
    (name: string) =>
    (...given: readonly unknown[]): Promise<void> => {
      done.push(`${name} ${JSON.stringify(given)}`);
      return Promise.resolve();
    };
  const driver: Driver = {
    device: 'none',
    open: note('open'),
    forget: note('forget'),
    press: note('press'),
    type: note('type'),
    back: note('back'),
    hideAndShow: note('hideAndShow'),
    turn: note('turn'),
    pull: note('pull'),
    fail: note('fail'),
    wait: note('wait'),
    close: note('close'),
    look() {
      looks += 1;
      return Promise.resolve({ ...VIEW, ...viewAt(looks) });
    },
    takeCalls: () => calls,
    takeErrors: () => Promise.resolve([]),
  };
  return { done, make: () => Promise.resolve(driver) };
}

const writes = new Set([WRITE]);

test('the same seed gives the same steps, another seed others', async () => {
  const walked = async (seed: number): Promise<readonly string[]> => {
    const { done, make } = scripted({ calls: ['/home/info'] });
    const { log } = await walk(make, { seed, steps: 100, writes });
    return [...log, ...done];
  };
  const first = await walked(1);
  expect(await walked(1)).toEqual(first);
  expect(await walked(2)).not.toEqual(first);
});

test('every kind of step is taken', async () => {
  const { done, make } = scripted({ calls: ['/home/info'] });
  await walk(make, { seed: 1, steps: 400, writes });
  expect([...new Set(done.map((line) => line.split(' ')[0]))].sort()).toEqual(
    [
      'back',
      'close',
      'fail',
      'forget',
      'hideAndShow',
      'open',
      'press',
      'pull',
      'turn',
      'type',
      'wait',
    ].sort(),
  );
});

test('from a later step: the steps of its episode, as in the whole walk', async () => {
  const steps = EPISODE_STEPS + 20;
  const whole = await walk(scripted().make, { seed: 3, steps, writes });
  const rest = await walk(scripted().make, { seed: 3, steps, from: EPISODE_STEPS + 7, writes });
  expect(whole.log).toHaveLength(steps);
  expect(rest.log).toEqual(whole.log.slice(EPISODE_STEPS));
});

test('a finding has its seed, its step, the way to repeat it, the last steps and the page; another page follows', async () => {
  const { make } = scripted({ viewAt: (step) => (step === 13 ? { lines: ['共 NaN 元'] } : {}) });
  const { found, log } = await walk(make, { seed: 8, steps: 30, writes });
  expect(found).toEqual([
    [
      'seed 8, step 13 (none; again: --from 1 --steps 13):',
      '  stray value: 共 NaN 元',
      ...log.slice(3, 13).map((line) => `    ${line}`),
      '      | 共 NaN 元',
    ].join('\n'),
  ]);
  expect(log[13]).toMatch(/^14 open /);
});

test('when the user has left the app, the next step goes back or opens a page', async () => {
  const { make } = scripted({ viewAt: () => ({ isForeign: true, controls: [] }) });
  const { log } = await walk(make, { seed: 1, steps: EPISODE_STEPS, writes });
  const kinds = new Set(log.map((line) => line.split(' ')[1]));
  expect(kinds).toEqual(new Set(['open', 'back']));
});

test('a step that cannot be taken is a finding; the walk goes on with the next episode', async () => {
  const { make } = scripted({
    viewAt(step) {
      if (step === 5) throw new Error('no answer');
      return {};
    },
  });
  const { found, log } = await walk(make, { seed: 8, steps: EPISODE_STEPS + 3, writes });
  expect(found.map((text) => text.split('\n').slice(0, 2))).toEqual([
    ['seed 8, step 5 (none; again: --from 1 --steps 5):', '  the step could not be taken: no answer'],
  ]);
  expect(log.map((line) => Number(line.split(' ')[0]))).toEqual(
    [1, 2, 3, 4, 1, 2, 3].map((step, at) => (at < 4 ? step : EPISODE_STEPS + step)),
  );
});

test('on a login of the host, its answers are pressed too', async () => {
  const { log } = await walk(scripted({ viewAt: () => ({ isForeign: true, controls: ['同意授权'] }) }).make, {
    seed: 1,
    steps: EPISODE_STEPS,
    writes,
  });
  const kinds = new Set(log.map((line) => line.split(' ')[1]));
  expect(kinds).toEqual(new Set(['open', 'back', 'press']));
});

const step = (change: Partial<Omit<Step, 'view'>> & { readonly view?: Partial<View> } = {}): Step => ({
  isPress: false,
  before: VIEW,
  calls: [],
  errors: [],
  writes,
  ...change,
  view: { ...VIEW, ...change.view },
});
const over = (...layers: readonly string[]): View => ({ ...VIEW, layers });

test.each<[string, Step, readonly string[]]>([
  ['a page with a text and controls', step(), []],
  ['an error', step({ errors: ['page error: x'] }), ['error: page error: x']],
  ['neither text nor controls', step({ view: { lines: [], controls: [] } }), ['the page is blank']],
  ['only a control', step({ view: { lines: [] } }), []],
  ['only a text', step({ view: { controls: [] } }), ['the page has no control: a dead end']],
  ['only a text while content is loading', step({ view: { controls: [], isLoading: true } }), []],
  ['only a button that opens another app', step({ view: { controls: [], leadsToApp: true } }), []],
  ['undefined', step({ view: { lines: ['满undefined元'] } }), ['stray value: 满undefined元']],
  ['null', step({ view: { lines: ['null'] } }), ['stray value: null']],
  ['an object', step({ view: { lines: ['[object Object]'] } }), ['stray value: [object Object]']],
  ['a date', step({ view: { lines: ['Invalid Date'] } }), ['stray value: Invalid Date']],
  ['a word that contains one', step({ view: { lines: ['NaNjing nullify'] } }), []],
  ['a write after a tap', step({ isPress: true, calls: [WRITE] }), []],
  ['a write without a tap', step({ calls: [WRITE, '/home/info'] }), [`${WRITE} is sent without a tap`]],
  [
    'a write without a tap, then another page',
    step({ calls: [WRITE], view: { isForeign: true, lines: [] } }),
    [`${WRITE} is sent without a tap`],
  ],
  ['a page of another company', step({ view: { isForeign: true, lines: [], controls: [] } }), []],
  ['one login', step({ view: over('popup', 'login') }), []],
  ['two logins', step({ view: over('login', 'login') }), ['2 login popups are open']],
  ['a dialog over a popup', step({ before: over('popup'), view: over('popup', 'dialog') }), []],
  [
    'a popup under a dialog',
    step({ before: over('dialog'), view: over('dialog', 'popup') }),
    ['a popup opens below an open dialog'],
  ],
  ['a dialog that a popup replaces', step({ before: over('dialog'), view: over('popup') }), []],
])('%s', (_name, given, expected) => {
  expect(findings(given)).toEqual(expected);
});

test('random numbers: within their limits, and names by weight', () => {
  const random = makeRandom(1);
  const numbers = Array.from({ length: 200 }, () => random.below(3));
  expect(new Set(numbers)).toEqual(new Set([0, 1, 2]));
  const names = Array.from({ length: 200 }, () => random.weighed({ often: 9, never: 0, seldom: 1 }));
  expect(new Set(names)).toEqual(new Set(['often', 'seldom']));
  expect(names.filter((name) => name === 'often').length).toBeGreaterThan(150);
  expect(() => random.pick([])).toThrow('nothing to pick from');
});

test('the first step of an episode', () => {
  expect([1, EPISODE_STEPS, EPISODE_STEPS + 1].map(episodeStart)).toEqual([1, 1, EPISODE_STEPS + 1]);
});
