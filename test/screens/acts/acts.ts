/**
 * Every act of the table (`test/acts`) in six ways: response lost; lost, and the page reloaded; a 401 and the login
 * closed; a 401 and another account logged in; tapped twice; tapped in two tabs. After each the gateway has done it
 * once or not at all, and the page does not contradict that.
 */
import { loadContract } from '../../../sandbox/core/contract/load';
import { H5_ACTS, type H5Act, type H5ActName, type Way } from '../../acts/h5Acts';
import { isFailedRead, isFailure, isSuccess } from '../../acts/claims';
import { journey } from '../../harness';
import { wide } from '../../harness/wide';
import { ActBench, type Words } from './actBench';

const OTHER_MOBILE = '13700000002';
const paths = new Map(loadContract().operations.map(({ id, path }) => [id, path]));
const NAMES: readonly H5ActName[] = Object.keys(H5_ACTS).filter((name): name is H5ActName => name in H5_ACTS);

/**
 * The ways that found most faults; the others are covered by the gate and `ClaimOnce`, the same for every act
 * (docs/testing.md, "Two sets").
 */
const IN_SHORT_SET: ReadonlySet<Way> = new Set<Way>(['lost', 'loaded']);

/** The ledger before and after the act. */
interface Books {
  readonly none: string;
  readonly once: string;
}

const said = ({ toasts, lines }: Words, before: Words): readonly string[] => [
  ...toasts,
  ...lines.filter((line) => !before.lines.includes(line)),
];

/** Tests every `count`th act from the `part`th on (1 to `count`), so that files run in parallel. */
export function testActs(part: number, count: number): void {
  const place = journey();
  const own = NAMES.filter((_name, index) => index % count === part - 1);
  describe.each(own)('%s', (name) => testAct(place, name));
}

function testAct(place: ReturnType<typeof journey>, name: H5ActName): void {
  const { sandbox } = place;
  const act: H5Act = H5_ACTS[name];
  const path = paths.get(act.operation ?? name);
  if (path === undefined) throw new Error(`the contract has no ${name}`);
  const statuses = async (): Promise<(number | null)[]> =>
    (await sandbox.requests(path)).map(({ status }) => status);

  /** A state before the tap, and the ledger then. */
  const begin = async (isKnown = false): Promise<{ bench: ActBench; before: Words }> => {
    const bench = await ActBench.open(place, name, isKnown);
    await bench.prepare();
    return { bench, before: await bench.words() };
  };
  const press = async (bench: ActBench, times = 1): Promise<void> => {
    await bench.press(times);
    await bench.settle();
  };
  const refuse = () =>
    sandbox.faults({ path, kind: 'status', status: 401, body: { code: '030100001' }, times: 1 });

  const way = (which: Way, title: string, walk: () => Promise<void>): void => {
    if (act.without?.[which] !== undefined) return;
    (IN_SHORT_SET.has(which) ? test : wide)(title, async () => {
      await learn();
      await walk();
    });
  };

  let known: Books | null = null;
  /** Created by the first test that needs it, before it opens its own page. */
  const learn = async (): Promise<Books> => {
    if (known !== null) return known;
    const { bench } = await begin();
    const none = await bench.books();
    await press(bench);
    known = { none, once: await bench.books() };
    expect(await statuses()).toEqual([200]);
    if (act.reads.length > 0) expect(known.once).not.toBe(none);
    await bench.close();
    return known;
  };

  /** The ledger has it once, and the page reports no failure. */
  const expectOnce = async (bench: ActBench, words: readonly string[]): Promise<void> => {
    expect(await bench.books()).toBe(known?.once);
    if (act.reads.length > 0) expect(words.filter(isFailure)).toEqual([]);
  };
  /** The ledger does not have it, and the page reports no success. */
  const expectNone = async (bench: ActBench, { toasts }: Words): Promise<void> => {
    expect(await bench.books()).toBe(known?.none);
    expect(toasts.filter(isSuccess)).toEqual([]);
  };

  way('lost', 'its answer is lost: what became of it is found out and said', async () => {
    const { bench, before } = await begin();
    await sandbox.faults({ path, kind: 'malformed', times: 1 });
    await press(bench);
    const words = said(await bench.words(), before);
    expect(words.join('\n')).toMatch(act.lost);
    if (act.isAskedFor !== true) await expectOnce(bench, words);
  });

  way(
    'loaded',
    'nothing more is answered: not called failed; loaded again and pressed again it counts once',
    async () => {
      const { bench, before } = await begin();
      const bring = await bench.loseEverythingAfter(path);
      await press(bench);
      const lost = said(await bench.words(), before);
      if (act.reads.length > 0)
        expect(lost.filter((line) => isFailure(line) && !isFailedRead(line))).toEqual([]);
      await bring();
      await bench.loadAgain();
      const words = await bench.words();
      if (act.loaded !== undefined) expect([...words.toasts, ...words.lines].join('\n')).toMatch(act.loaded);
      expect(words.toasts.filter(isFailure)).toEqual([]);
      if (act.isAskedFor !== true) expect(await bench.books()).toBe(known?.once);
      if (act.isNextAnother === true || !(await bench.isOffered())) return;
      await bench.prepare();
      await press(bench);
      expect(await bench.books()).toBe(known?.once);
    },
  );

  way('closed', '401 and the login is closed: nothing happens', async () => {
    const { bench } = await begin();
    await refuse();
    await press(bench);
    await bench.closeLogin();
    await bench.settle();
    await expectNone(bench, await bench.words());
    expect(await statuses()).toEqual([401]);
  });

  way('other', '401 and somebody else logs in: nothing happens to either', async () => {
    const { bench } = await begin(true);
    const others = await bench.books(OTHER_MOBILE);
    await refuse();
    await press(bench);
    await bench.logIn(OTHER_MOBILE);
    await bench.settle();
    await expectNone(bench, await bench.words());
    expect(await bench.books(OTHER_MOBILE)).toBe(others);
    expect(await statuses()).toEqual([401]);
  });

  way('twice', 'pressed twice: sent once', async () => {
    const { bench, before } = await begin();
    await press(bench, 2);
    expect(await statuses()).toEqual([200]);
    await expectOnce(bench, said(await bench.words(), before));
  });

  way('tabs', 'pressed in two tabs: it counts once', async () => {
    const bench = await ActBench.open(place, name);
    const tab = await bench.secondTab();
    await bench.prepare();
    await bench.prepare(tab);
    await bench.press();
    await bench.press(1, tab);
    await Promise.all([bench.settle(), tab.settle(0)]);
    expect(await bench.books()).toBe(known?.once);
    await tab.page.close();
  });
}
