/**
 * A random user: opens pages, taps, types, goes back, hides the app, turns the phone, lets calls fail and time pass. The
 * seed decides every step; `findings` are checked after each.
 */
import { PAGES } from '../pages';
import type { CallFault, Driver, View } from './driver';
import { findings } from './findings';
import { makeRandom } from './random';

export interface WalkOptions {
  readonly seed: number;
  readonly steps: number;
  /** Paths of the calls that only a tap may send. */
  readonly writes: ReadonlySet<string>;
  /** Ends the walk at the first finding. Default: the walk opens another page and goes on. */
  readonly isStrict?: boolean;
}

export interface Walk {
  /** One line a step, the same for the same seed. */
  readonly log: readonly string[];
  /** Each finding with its step, the ten steps before it and what the page reads. */
  readonly found: readonly string[];
  readonly pages: number;
  readonly presses: number;
}

const WEIGHTS = {
  press: 52,
  type: 10,
  open: 9,
  back: 7,
  fail: 7,
  hideAndShow: 4,
  pull: 4,
  wait: 4,
  turn: 2,
} as const;

const MINUTE_MS = 60_000;
const WAITS_MS = [2_000, 61_000, 11 * MINUTE_MS, 25 * 60 * MINUTE_MS] as const;
const FAULTS: readonly CallFault[] = ['error', 'lost', 'unauthorized', 'malformed', 'empty'];
const TEXTS = [
  '13912345678',
  '+86 139-1234-5678',
  '\u202d13912345678\u202c',
  '１３９１２３４５６７８',
  'SF1234567890123',
  '123456',
  '10',
  '99999999.999',
  '-1',
  '王小明',
  '李建国 13700002222 北京市海淀区中关村大街28号',
  '👨‍👩‍👧‍👦🏳️‍🌈',
  '<img src=x onerror=alert(1)>',
  ' '.repeat(5),
  '长'.repeat(300),
  '',
] as const;
const SHOWN_STEPS = 10;
const SHOWN_LINES = 40;

/** Places without a prepared host or prepared faults: the walk makes its own. */
const PLACES = PAGES.flatMap(({ route, states }) =>
  states
    .filter(
      ({ hosts, before, faults }) => hosts === undefined && before === undefined && faults === undefined,
    )
    .map(({ address, mobile }) => ({ route, address, mobile })),
);

export async function walk(driver: Driver, { seed, steps, writes, isStrict }: WalkOptions): Promise<Walk> {
  const random = makeRandom(seed);
  const log: string[] = [];
  const found: string[] = [];
  const recent: string[] = [];
  let presses = 0;
  let pages = 0;
  let view: View | null = null;

  const open = async (): Promise<string> => {
    const place = random.pick(PLACES);
    pages += 1;
    await driver.open(place);
    return `open ${place.address}${place.mobile === undefined ? '' : ` as ${place.mobile}`}`;
  };

  /** One step. @returns its line in the log, and whether the user has tapped */
  const act = async (now: View): Promise<readonly [string, boolean]> => {
    const kind = random.weighed(WEIGHTS);
    if (kind === 'press' && now.controls.length > 0) {
      const index = random.below(now.controls.length);
      presses += 1;
      await driver.press(index);
      return [`press ${now.controls[index] ?? ''}`, true];
    }
    if (kind === 'type' && now.fields > 0) {
      const index = random.below(now.fields);
      const text = random.pick(TEXTS);
      await driver.type(index, text);
      return [`type ${JSON.stringify(text.slice(0, 20))} into field ${String(index)}`, false];
    }
    if (kind === 'fail' && recent.length > 0) {
      const path = random.pick(recent);
      const fault = random.pick(FAULTS);
      await driver.fail(path, fault);
      return [`${fault} for the next ${path}`, false];
    }
    if (kind === 'back') {
      await driver.back();
      return ['back', false];
    }
    if (kind === 'hideAndShow') {
      await driver.hideAndShow();
      return ['hide and show', false];
    }
    if (kind === 'pull') {
      await driver.pull();
      return ['pull', false];
    }
    if (kind === 'turn') {
      const isWide = random.next() < 0.5;
      await driver.turn(isWide);
      return [isWide ? 'turn to landscape' : 'turn upright', false];
    }
    if (kind === 'wait') {
      const ms = random.pick(WAITS_MS);
      await driver.wait(ms);
      return [`wait ${String(ms / 1000)} s`, false];
    }
    return [await open(), false];
  };

  for (let step = 1; step <= steps; step += 1) {
    const [line, isPress]: readonly [string, boolean] =
      view === null || view.isElsewhere ? [await open(), false] : await act(view);
    const now: View = await driver.look();
    const calls = driver.takeCalls();
    for (const call of calls) if (!recent.includes(call)) recent.push(call);
    recent.splice(0, Math.max(0, recent.length - SHOWN_STEPS));
    log.push(`${String(step)} ${line} -> ${now.at}`);
    const broken = findings({ isPress, view: now, calls, errors: await driver.takeErrors(), writes });
    view = now;
    if (broken.length === 0) continue;
    found.push(
      [
        `seed ${String(seed)}, step ${String(step)}:`,
        ...broken.map((each) => `  ${each}`),
        ...log.slice(-SHOWN_STEPS).map((each) => `    ${each}`),
        ...now.lines.slice(0, SHOWN_LINES).map((each) => `      | ${each}`),
      ].join('\n'),
    );
    if (isStrict === true) break;
    view = null;
  }
  await driver.close();
  return { log, found, pages, presses };
}
