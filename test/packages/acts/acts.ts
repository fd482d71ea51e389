/**
 * Every act of the table (`test/acts`) in both packages: once, then in five ways: response lost; lost, and the mini
 * program started again; a 401, the login closed, and a login later; a 401 and another account logged in; tapped twice.
 * After each the gateway has done it once or not at all, and the page does not contradict that.
 */
import { loadContract } from '../../../sandbox/core/contract/load';
import { isFailedRead, isFailure, isSuccess } from '../../acts/claims';
import { H5_ACTS, type H5Act, type H5ActName } from '../../acts/h5Acts';
import type { EngineTarget } from '../../engines/host';
import { phones, type Phones } from '../../engines/phones';
import { eventually, msToBeijingHour } from '../../harness';
import { wide } from '../../harness/wide';
import { PACKAGE_ACTS, type PackageWay } from './packageActs';
import { PackageBench, type Words } from './packageBench';

const OTHER_MOBILE = '13700000002';

const paths = new Map(loadContract().operations.map(({ id, path }) => [id, path]));
const NAMES: readonly H5ActName[] = Object.keys(H5_ACTS).filter((name): name is H5ActName => name in H5_ACTS);

/** The ways that depend most on the platform; the others are wide (docs/testing.md, "Two sets"). */
const IN_SHORT_SET: ReadonlySet<PackageWay> = new Set<PackageWay>(['lost', 'twice']);

/** The gateway's clock stops, so that its records have the same times: one in the afternoon, no slot of the day near. */
const STOPPED_AT_MS = Date.now() + msToBeijingHour(13);

/** The ledger before and after the act. */
interface Books {
  readonly none: string;
  readonly once: string;
  /** What the page says after the act. */
  readonly words: readonly string[];
}

const said = ({ toasts, lines }: Words, before: Words): readonly string[] => [
  ...toasts,
  ...lines.filter((line) => !before.lines.includes(line)),
];

export function testActs(target: EngineTarget): void {
  const own = phones();
  beforeEach(() => own.sandbox.reset(STOPPED_AT_MS));
  const inPackage = NAMES.filter((name) => PACKAGE_ACTS[name]?.without?.all === undefined);
  describe.each(inPackage)('%s', (name) => testAct(own, target, name));
}

function testAct(own: Phones, target: EngineTarget, name: H5ActName): void {
  const { sandbox } = own;
  const act: H5Act = H5_ACTS[name];
  const path = paths.get(act.operation ?? name);
  if (path === undefined) throw new Error(`the contract has no ${name}`);
  const statuses = async (): Promise<(number | null)[]> =>
    (await sandbox.requests(path)).map(({ status }) => status);

  /** A state before the tap, and the ledger then. */
  const begin = async (isKnown = false): Promise<{ bench: PackageBench; before: Words }> => {
    const bench = await PackageBench.open(own, target, name, isKnown);
    await bench.prepare();
    return { bench, before: await bench.words() };
  };
  const refuse = () =>
    sandbox.faults({ path, kind: 'status', status: 401, body: { code: '030100001' }, times: 1 });

  const way = (which: PackageWay, title: string, walk: () => Promise<void>): void => {
    if (act.without?.[which] !== undefined || PACKAGE_ACTS[name]?.without?.[which] !== undefined) return;
    (IN_SHORT_SET.has(which) ? test : wide)(title, async () => {
      await learn();
      await walk();
    });
  };

  let known: Books | null = null;
  /** Created by the first test that needs it, before it opens its own page. */
  const learn = async (): Promise<Books> => {
    if (known !== null) return known;
    const { bench, before } = await begin();
    const none = await bench.books();
    await bench.press();
    known = { none, once: await bench.books(), words: said(await bench.words(), before) };
    expect(await statuses()).toEqual([200]);
    if (act.reads.length > 0) expect(known.once).not.toBe(none);
    await sandbox.reset(STOPPED_AT_MS);
    return known;
  };

  /** The ledger has it once, and the page reports no failure. */
  const expectOnce = async (bench: PackageBench, words: readonly string[]): Promise<void> => {
    expect(await bench.books()).toBe(known?.once);
    if (act.reads.length > 0) expect(words.filter(isFailure)).toEqual([]);
  };
  /** The ledger does not have it, and the page reports no success. */
  const expectNone = async (bench: PackageBench, { toasts }: Words): Promise<void> => {
    expect(await bench.books()).toBe(known?.none);
    expect(toasts.filter(isSuccess)).toEqual([]);
  };

  test('done once: the ledger has it, and the page reports no failure', async () => {
    const { words } = await learn();
    if (act.reads.length > 0) expect(words.filter(isFailure)).toEqual([]);
  });

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
      const bring = await bench.loseEverythingAfter(path);
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

  way('closed', '401 and the login is closed: nothing happens, nor at the next login', async () => {
    const { bench } = await begin();
    await refuse();
    await bench.press();
    await bench.closeLogin();
    await expectNone(bench, await bench.words());
    await bench.logInElsewhere();
    await expectNone(bench, await bench.words());
    expect(await statuses()).toEqual([401]);
  });

  way('other', '401 and another account logs in: nothing happens to either', async () => {
    const { bench } = await begin(true);
    const others = await bench.books(OTHER_MOBILE);
    await refuse();
    await bench.press();
    await bench.logIn(OTHER_MOBILE);
    await expectNone(bench, await bench.words());
    expect(await bench.books(OTHER_MOBILE)).toBe(others);
    expect(await statuses()).toEqual([401]);
  });

  way('twice', 'pressed twice: sent once', async () => {
    const { bench, before } = await begin();
    await bench.press(2);
    expect(await statuses()).toEqual([200]);
    await expectOnce(bench, said(await bench.words(), before));
  });
}
