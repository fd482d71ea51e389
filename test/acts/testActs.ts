/**
 * Every act of the table (`h5Acts`) on one target, in the ways that apply there: response lost; lost, and the app
 * started again; a 401 and the login closed; a 401 and another account logged in; tapped twice; tapped in two tabs.
 * After each the gateway has done it once or not at all, and the page does not contradict that.
 */
import { eventually, type SandboxControl } from '../harness';
import { wide } from '../harness/wide';
import { isFailedRead, isFailure, isSuccess } from './claims';
import { pathOfCall } from './gatewayPaths';
import { H5_ACTS, type H5Act, type H5ActName, type Way } from './h5Acts';

const OTHER_MOBILE = '13700000002';

export const ACT_NAMES: readonly H5ActName[] = Object.keys(H5_ACTS).filter(
  (name): name is H5ActName => name in H5_ACTS,
);

/** What the user has read since the last look: messages that disappeared, and lines that stay. */
export interface Words {
  readonly toasts: readonly string[];
  readonly lines: readonly string[];
}

/** One act on one device. Each method ends when what it has started has ended. */
export interface ActBench {
  /** Everything before the last tap. */
  prepare(): Promise<void>;
  /** The last tap, `times` times without waiting in between. */
  press(times?: number): Promise<void>;
  /** The last tap in this tab and in a second one of the same browser, before either is answered. */
  pressInTwoTabs?(): Promise<void>;
  /** Whether the first control is available. */
  isOffered(): Promise<boolean>;
  words(): Promise<Words>;
  /** The gateway's records of an account, by default of the act's own. */
  books(mobile?: string): Promise<string>;
  closeLogin(): Promise<void>;
  /** In the popup that is open. */
  logIn(mobile: string): Promise<void>;
  /** The user logs in later, on another page that requires it, and returns. */
  logInOnOtherPage?(): Promise<void>;
  /** @see loseAnswersAfter */
  loseAnswersAfter(path: string): Promise<() => Promise<void>>;
  /** Storage is kept, memory is not; the user is at the act's page again. */
  startAgain(): Promise<void>;
  close(): Promise<void>;
}

/** A target. */
interface ActTarget {
  readonly sandbox: SandboxControl;
  /** What the short set does; the others are wide (docs/testing.md, "Two sets"). */
  readonly isShort: (name: H5ActName, way: Way) => boolean;
  /** Whether the way does not apply on this target, beside the reasons of `h5Acts`. */
  isWithout(name: H5ActName, way: Way): boolean;
  /**
   * The page in the state before the first tap, at a reset gateway.
   * @param isKnown the page knows the account of the login, as after an SMS login, and not only its token
   */
  open(name: H5ActName, isKnown: boolean): Promise<ActBench>;
}

/** The ledger before and after the act. */
interface Books {
  readonly none: string;
  readonly once: string;
}

const said = ({ toasts, lines }: Words, before: Words): readonly string[] => [
  ...toasts,
  ...lines.filter((line) => !before.lines.includes(line)),
];

export const testActs = (target: ActTarget, names: readonly H5ActName[]): void =>
  describe.each(names)('%s', (name) => testAct(target, name));

function testAct(target: ActTarget, name: H5ActName): void {
  const { sandbox } = target;
  const act: H5Act = H5_ACTS[name];
  const path = pathOfCall(act.operation ?? name);
  const statuses = async (): Promise<(number | null)[]> =>
    (await sandbox.requests(path)).map(({ status }) => status);

  /** A state before the tap, and what the page says then. */
  const begin = async (isKnown = false): Promise<{ bench: ActBench; before: Words }> => {
    const bench = await target.open(name, isKnown);
    await bench.prepare();
    return { bench, before: await bench.words() };
  };
  const refuse = () =>
    sandbox.faults({ path, kind: 'status', status: 401, body: { code: '030100001' }, times: 1 });

  let known: Books | null = null;
  /** The act done once without a fault. Before the first way, which opens its own page. */
  const learn = async (): Promise<Books> => {
    if (known !== null) return known;
    const { bench, before } = await begin();
    const none = await bench.books();
    await bench.press();
    const once = await bench.books();
    expect(await statuses()).toEqual([200]);
    if (act.reads.length > 0) {
      expect(once).not.toBe(none);
      expect(said(await bench.words(), before).filter(isFailure)).toEqual([]);
    }
    await bench.close();
    known = { none, once };
    return known;
  };

  /** The ledger has it once, and the page reports no failure. */
  const expectOnce = async (bench: ActBench, words: readonly string[]): Promise<void> => {
    expect(await bench.books()).toBe(known?.once);
    if (act.reads.length > 0) expect(words.filter(isFailure)).toEqual([]);
  };
  /** The ledger does not have it, and the page reports no success. */
  const expectNone = async (bench: ActBench): Promise<void> => {
    const { toasts } = await bench.words();
    expect(await bench.books()).toBe(known?.none);
    expect(toasts.filter(isSuccess)).toEqual([]);
  };

  const way = (which: Way, title: string, walk: () => Promise<void>): void => {
    if (act.without?.[which] !== undefined || target.isWithout(name, which)) return;
    (target.isShort(name, which) ? test : wide)(title, async () => {
      await learn();
      await walk();
    });
  };

  way('lost', 'its response is lost: the app finds out what became of it and says so', async () => {
    const { bench, before } = await begin();
    await sandbox.faults({ path, kind: 'malformed', times: 1 });
    await bench.press();
    const words = said(await bench.words(), before);
    expect(words.join('\n')).toMatch(act.lost);
    if (act.isAskedFor !== true) await expectOnce(bench, words);
  });

  way(
    'loaded',
    'no response comes any more: not called failed; started again and pressed again it counts once',
    async () => {
      const { bench, before } = await begin();
      const bring = await bench.loseAnswersAfter(path);
      await bench.press();
      const lost = said(await bench.words(), before);
      if (act.reads.length > 0)
        expect(lost.filter((line) => isFailure(line) && !isFailedRead(line))).toEqual([]);
      await bring();
      await bench.startAgain();
      const toasts: string[] = [];
      const { loaded = /^/ } = act;
      await eventually(
        `words like ${String(loaded)}`,
        async () => {
          const words = await bench.words();
          toasts.push(...words.toasts);
          return [...toasts, ...words.lines].join('\n');
        },
        (text) => loaded.test(text),
      );
      expect(toasts.filter(isFailure)).toEqual([]);
      if (act.isAskedFor !== true) expect(await bench.books()).toBe(known?.once);
      if (act.isNextAnother === true || !(await bench.isOffered())) return;
      await bench.prepare();
      await bench.press();
      expect(await bench.books()).toBe(known?.once);
    },
  );

  way('closed', '401 and the login is closed: nothing happens, nor at a later login', async () => {
    const { bench } = await begin();
    await refuse();
    await bench.press();
    await bench.closeLogin();
    await expectNone(bench);
    await bench.logInOnOtherPage?.();
    await expectNone(bench);
    expect(await statuses()).toEqual([401]);
  });

  way('other', '401 and another account logs in: nothing happens to either', async () => {
    const { bench } = await begin(true);
    const others = await bench.books(OTHER_MOBILE);
    await refuse();
    await bench.press();
    await bench.logIn(OTHER_MOBILE);
    await expectNone(bench);
    expect(await bench.books(OTHER_MOBILE)).toBe(others);
    expect(await statuses()).toEqual([401]);
  });

  way('twice', 'pressed twice: sent once', async () => {
    const { bench, before } = await begin();
    await bench.press(2);
    expect(await statuses()).toEqual([200]);
    await expectOnce(bench, said(await bench.words(), before));
  });

  way('tabs', 'pressed in two tabs: it counts once', async () => {
    const { bench } = await begin();
    await bench.pressInTwoTabs?.();
    expect(await bench.books()).toBe(known?.once);
  });
}
