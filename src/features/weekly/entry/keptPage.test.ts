import { MAX_CHARS } from '@/data/lastAnswerRules';
import { sessionsOf } from '@/features/weekly/flashSale/pageSessions';
import { wireRight, wireSeckill, wireSession } from '@/features/weekly/flashSale/testing/sessionFixtures';
import type { PageModule } from '@/features/weekly/page/catalog';
import { parseModulePage } from '@/features/weekly/page/parsePage';
import { WIRE_HOME } from '@/features/weekly/page/testing/rawHome';
import { testKeptMemory } from '@/session/testing/testKeptMemory';
import { FakeClock } from '@/utils/testing/fakeClock';
import { makeKeptPages, publicPart } from './keptPage';

const VISIT = { configId: 'FRI', channelId: 'ch', scene: 'page', areThumbnailsOff: false } as const;
const DAY_MS = 86_400_000;
const isHeldPlace = (module: PageModule): boolean =>
  module.type === 'independent' && module.view.imageUrl === '';
const pageOf = (wire: object) => parseModulePage(wire, 'data');
const ALL = pageOf(WIRE_HOME);

function setUp(visit: Parameters<typeof makeKeptPages>[1] = VISIT) {
  const clock = new FakeClock();
  const memory = testKeptMemory();
  const open = (of = visit) => makeKeptPages(memory, of, clock);
  return { clock, memory, open, kept: open() };
}

describe('the public part', () => {
  const read = (rights = 50) => pageOf(publicPart(ALL, rights));

  test('has the page’s head and bars', () => {
    const { base, guideBar, locationBar, tabs, problems } = read();
    expect(base).toMatchObject({
      pageName: ALL.base.pageName,
      headerUrl: ALL.base.headerUrl,
      groundColor: ALL.base.groundColor,
      clients: ALL.base.clients,
      isFinished: false,
    });
    expect([guideBar, tabs, problems]).toEqual([ALL.guideBar, ALL.tabs, []]);
    expect(locationBar).not.toBeNull();
  });

  test('has every module in its place, down to the first that is about the user as it is, then only places', () => {
    const { modules } = read();
    expect(modules.map(({ place }) => place)).toEqual(ALL.modules.map(({ place }) => place));
    const personal = ALL.modules.findIndex(
      ({ type }) => !['seckill', 'inclusive', 'independent'].includes(type),
    );
    expect(personal).toBeGreaterThan(0);
    expect(modules.map(isHeldPlace)).toEqual(ALL.modules.map((_, index) => index >= personal));
  });

  test('has the rights and the hours of the sessions', () => {
    const facts = (page: typeof ALL) =>
      sessionsOf(page.modules).map(({ id, startMs, endMs, rights }) => [
        id,
        startMs,
        endMs,
        rights.map((right) => (right.kind === 'coupon' ? right.coupon : right.sale)),
      ]);
    const shown = facts(ALL).filter(([id]) => facts(read()).some(([other]) => other === id));
    expect(shown.length).toBeGreaterThan(2);
    expect(facts(read())).toEqual(shown);
  });

  test('has nothing of the user, no HTML, and nothing to act on', () => {
    const own = pageOf({
      ...WIRE_HOME,
      subscribeInfo: { status: 1 },
      seckillModule: wireSeckill([
        wireSession('S', {
          subscribeInfo: { status: 1 },
          rightsItemList: [
            wireRight('R1', 'ACQUIRED', { couponId: 'OWN-COUPON' }),
            wireRight('R2', 'UNAVAILABLE'),
          ],
        }),
      ]),
    });
    const text = JSON.stringify(publicPart(own, 50));
    for (const words of [
      'ACQUIRED',
      'UNAVAILABLE',
      'OWN-COUPON',
      'couponId',
      'subscribe',
      'SALE-1',
      '<p>',
      'share',
    ])
      expect([words, text.includes(words)]).toEqual([words, false]);
    for (const words of ['旅行任务', '家政专场'])
      expect([words, text.includes(words)]).toEqual([words, false]);
  });

  test('of a finished campaign has what that shows', () => {
    const over = pageOf({ ...WIRE_HOME, baseInfo: { ...WIRE_HOME.baseInfo, statusCode: 'FINISHED' } });
    const { base, modules } = pageOf(publicPart(over, 50));
    expect(base.isFinished).toBe(true);
    expect(modules.map(({ place }) => place.uniqueId)).not.toContain(
      over.modules.find(({ type }) => type === 'common')?.place.uniqueId,
    );
  });
});

describe('kept', () => {
  test('the next visit reads it with its time, for a day', async () => {
    const { clock, memory, kept, open } = setUp();
    const atMs = clock.nowMs();
    kept.write(ALL, memory.reader());
    await clock.advance(DAY_MS - 1);
    expect(open().read()).toEqual({ page: pageOf(publicPart(ALL, 50)), atMs });
    await clock.advance(1);
    expect([open().read(), memory.text]).toEqual([null, null]);
  });

  test.each([
    ['another campaign’s', { ...VISIT, configId: 'OTHER' }],
    ['another channel’s', { ...VISIT, channelId: 'other' }],
  ])('%s is not shown, and stays', (_name, other) => {
    const { memory, kept, open } = setUp();
    kept.write(ALL, memory.reader());
    expect([open(other).read(), memory.text]).toEqual([null, expect.any(String)]);
  });

  test.each([
    ['truncated', (text: string) => text.slice(0, 90)],
    ['of the future', (text: string) => text.replace(/"atMs":\d+/, '"atMs":9999999999999')],
    ['without modules', (text: string) => text.replace(/"data":.*$/, '"data":{}}')],
    ['with a part of another version', (text: string) => text.replace('"startTm"', '"from"')],
    ['with a status', (text: string) => text.replace('AVAILABLE', 'ACQUIRED')],
    ['no page', (text: string) => text.replace(/"data":.*$/, '"data":[]}')],
  ])('an entry %s is dropped', (_name, change) => {
    const { memory, kept, open } = setUp();
    kept.write(ALL, memory.reader());
    memory.text = change(memory.text ?? '');
    expect([open().read(), memory.text]).toEqual([null, null]);
  });

  test('it is bounded: fewer rights of each session', () => {
    const { memory, kept, open } = setUp();
    const many = Array.from({ length: 100 }, (_, index) => wireRight(`R${index}`, 'AVAILABLE'));
    const sessions = ['A', 'B', 'C', 'D'].map((id) => wireSession(id, { rightsItemList: many }));
    kept.write(pageOf({ seckillModule: wireSeckill(sessions) }), memory.reader());
    expect(memory.text?.length).toBeLessThanOrEqual(MAX_CHARS);
    expect(sessionsOf(open().read()?.page.modules ?? []).map(({ rights }) => rights.length)).toEqual([
      12, 12, 12, 12,
    ]);
  });

  test.each([
    ['too long', { seckillModule: wireSeckill([wireSession('S')], { titleImgUrl: 'x'.repeat(MAX_CHARS) }) }],
    ['without modules', {}],
  ])('a page that is %s leaves none', (_name, wire) => {
    const { memory, kept } = setUp();
    kept.write(ALL, memory.reader());
    kept.write(pageOf(wire), memory.reader());
    expect(memory.text).toBeNull();
  });
});
