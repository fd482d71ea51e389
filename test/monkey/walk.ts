/**
 * A random user: opens pages, taps, types, goes back, hides the app, turns the phone, lets calls fail and time pass,
 * logs in as somebody else. The seed decides every step; `findings` are checked after each. Every `EPISODE_STEPS` steps
 * another device and a reset gateway begin an episode, so that a finding can be repeated from there.
 */
import { PAGES } from '../pages';
import type { CallFault, Driver, View } from './driver';
import { findings } from './findings';
import { makeRandom, type Random } from './random';

interface WalkOptions {
  readonly seed: number;
  /** Number of the last step. */
  readonly steps: number;
  /** Begins with the episode of this step. Default: the first. */
  readonly from?: number;
  /** Paths of the calls that only a tap may send. */
  readonly writes: ReadonlySet<string>;
  /** Is given each line of the log as soon as its step is done. */
  readonly onStep?: (line: string) => void;
}

/** A device as new, with a reset gateway. */
export type MakeDriver = (random: Random) => Promise<Driver>;

export interface Walk {
  /** One line a step, the same for the same seed. */
  readonly log: readonly string[];
  /** Each finding with its step, the ten steps before it and what the page shows. */
  readonly found: readonly string[];
  /** How many routes were opened. */
  readonly routes: number;
  /** How many addresses were on screen after a step. */
  readonly pages: number;
  readonly presses: number;
  /** How many of them changed what is visible: with few, the driver's taps do not reach the page. */
  readonly effects: number;
}

export const EPISODE_STEPS = 40;

const WEIGHTS = {
  press: 50,
  pressTwice: 4,
  type: 10,
  open: 8,
  become: 3,
  back: 7,
  fail: 8,
  hideAndShow: 4,
  pull: 4,
  wait: 4,
  turn: 2,
} as const;

const MINUTE_MS = 60_000;
const WAITS_MS = [2_000, 61_000, 11 * MINUTE_MS, 25 * 60 * MINUTE_MS] as const;
const FAULTS: readonly CallFault[] = ['error', 'lost', 'slow', 'unauthorized', 'malformed', 'empty', 'null'];
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
/** Calls that can fail next: the last ones. */
const KNOWN_CALLS = 10;

/** Places without a prepared host or prepared faults: the walk makes its own. */
const PLACES = PAGES.flatMap(({ route, states }) =>
  states
    .filter(
      ({ hosts, before, faults }) => hosts === undefined && before === undefined && faults === undefined,
    )
    .map(({ address, mobile }) => ({ route, address, mobile })),
);

/** Everybody who has a described page, and an anonymous user. */
const USERS: readonly (string | null)[] = [...new Set(PLACES.map(({ mobile }) => mobile ?? null))];

/** What one step was. */
interface Done {
  readonly line: string;
  readonly isPress: boolean;
}

/** A step with what followed. */
interface Taken extends Done {
  readonly view: View;
  readonly broken: readonly string[];
}

/** The steps of one episode. */
class Episode {
  readonly routes = new Set<string>();
  presses = 0;
  effects = 0;
  private view: View | null = null;
  private readonly recent: string[] = [];

  constructor(
    private readonly driver: Driver,
    private readonly random: Random,
    private readonly writes: ReadonlySet<string>,
  ) {}

  async step(): Promise<Taken> {
    const before = this.view;
    const done = await this.choose(before);
    const view = await this.driver.look();
    if (done.isPress && before !== null && isOther(view, before)) this.effects += 1;
    const calls = this.driver.takeCalls();
    this.remember(calls);
    const errors = await this.driver.takeErrors();
    const broken = findings({ ...done, view, before, calls, errors, writes: this.writes });
    // After a finding the user starts at another page: the same one is not reported again and again.
    this.view = broken.length > 0 ? null : view;
    return { ...done, view, broken };
  }

  private choose(before: View | null): Promise<Done> {
    if (before === null) return this.open();
    if (!before.isForeign) return this.act(before);
    if (before.controls.length > 0 && this.random.next() < 0.7) return this.pressAny(before.controls);
    return this.random.next() < 0.5 ? this.back() : this.open();
  }

  private async back(): Promise<Done> {
    await this.driver.back();
    return other('back');
  }

  private remember(calls: readonly string[]): void {
    for (const call of calls) if (!this.recent.includes(call)) this.recent.push(call);
    this.recent.splice(0, Math.max(0, this.recent.length - KNOWN_CALLS));
  }

  private async open(): Promise<Done> {
    const place = this.random.pick(PLACES);
    return this.openAs(place, place.mobile);
  }

  private async openAs(place: (typeof PLACES)[number], mobile: string | undefined): Promise<Done> {
    this.routes.add(place.route);
    await this.driver.open({ ...place, mobile });
    return other(`open ${place.address}${mobile === undefined ? '' : ` as ${mobile}`}`);
  }

  /** Any page as any user, or logged out. */
  private async become(): Promise<Done> {
    const mobile = this.random.pick(USERS);
    if (mobile === null) await this.driver.forget();
    const { line } = await this.openAs(this.random.pick(PLACES), mobile ?? undefined);
    return other(mobile === null ? `log out and ${line}` : line);
  }

  private async act({ controls, fields }: View): Promise<Done> {
    const { driver, random } = this;
    const kind = random.weighed(WEIGHTS);
    switch (kind) {
      case 'press':
      case 'pressTwice':
        return this.pressAny(controls, kind === 'press' ? 1 : 2);
      case 'type': {
        if (fields.length === 0) return this.pressAny(controls);
        const index = random.below(fields.length);
        const text = random.pick(TEXTS);
        await driver.type(index, text);
        return other(`type ${JSON.stringify(text.slice(0, 20))} into field ${String(index)}`);
      }
      case 'fail': {
        if (this.recent.length === 0) return this.pressAny(controls);
        const path = random.pick(this.recent);
        const fault = random.pick(FAULTS);
        await driver.fail(path, fault);
        return other(`${fault} for the next ${path}`);
      }
      case 'wait': {
        const ms = random.pick(WAITS_MS);
        await driver.wait(ms);
        return other(`wait ${String(ms / 1000)} s`);
      }
      case 'turn': {
        const isWide = random.next() < 0.5;
        await driver.turn(isWide);
        return other(isWide ? 'turn to landscape' : 'turn upright');
      }
      case 'back':
        return this.back();
      case 'hideAndShow':
        await driver.hideAndShow();
        return other('hide and show');
      case 'pull':
        await driver.pull();
        return other('pull');
      case 'become':
        return this.become();
      case 'open':
        return this.open();
    }
  }

  private async pressAny(controls: readonly string[], times = 1): Promise<Done> {
    if (controls.length === 0) return this.open();
    this.presses += 1;
    const index = this.random.below(controls.length);
    await this.driver.press(index, times);
    return { line: `press${times === 1 ? '' : ' twice'} ${controls[index] ?? ''}`, isPress: true };
  }
}

const isOther = (view: View, before: View): boolean => JSON.stringify(view) !== JSON.stringify(before);

const other = (line: string): Done => ({ line, isPress: false });

/** Number of the first step of a step's episode. */
export const episodeStart = (step: number): number =>
  Math.floor((step - 1) / EPISODE_STEPS) * EPISODE_STEPS + 1;

export async function walk(
  makeDriver: MakeDriver,
  { seed, steps, from = 1, writes, onStep }: WalkOptions,
): Promise<Walk> {
  const log: string[] = [];
  const found: string[] = [];
  const routes = new Set<string>();
  const pages = new Set<string>();
  let presses = 0;
  let effects = 0;
  for (let first = episodeStart(from); first <= steps; first += EPISODE_STEPS) {
    const random = makeRandom(seed * 1_000_003 + first);
    const driver = await makeDriver(random);
    const episode = new Episode(driver, random, writes);
    const last = Math.min(first + EPISODE_STEPS - 1, steps);
    const own: string[] = [];
    const report = (step: number, broken: readonly string[], lines: readonly string[]): void =>
      void found.push(
        [
          `seed ${String(seed)}, step ${String(step)} (${driver.device}; again: --from ${String(first)} --steps ${String(step)}):`,
          ...broken.map((each) => `  ${each}`),
          ...own.slice(-SHOWN_STEPS).map((each) => `    ${each}`),
          ...lines.slice(0, SHOWN_LINES).map((each) => `      | ${each}`),
        ].join('\n'),
      );
    for (let step = first; step <= last; step += 1) {
      let taken: Taken;
      try {
        taken = await episode.step();
      } catch (error) {
        // The walk goes on with the next episode: a long one keeps what it has found.
        report(
          step,
          [`the step could not be taken: ${error instanceof Error ? error.message : String(error)}`],
          [],
        );
        break;
      }
      const { line, view, broken } = taken;
      pages.add(view.at.split('?')[0] ?? view.at);
      const entry = `${String(step)} ${line} -> ${view.at}`;
      own.push(entry);
      onStep?.(entry);
      if (broken.length > 0) report(step, broken, view.lines);
    }
    log.push(...own);
    for (const route of episode.routes) routes.add(route);
    presses += episode.presses;
    effects += episode.effects;
    await driver.close();
  }
  return { log, found, routes: routes.size, pages: pages.size, presses, effects };
}
