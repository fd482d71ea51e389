import fc from 'fast-check';
import { FakeTransport } from '@/api/testing/fakeTransport';
import { publicParams } from '@/routes.match';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import type { TrackBatch as WireBatch } from '../../contract/types';
import { createTracker } from './createTracker';
import type { TrackBatch } from './events';
import { scrubContext, scrubText } from './scrub';

/** The contract's own rule for texts. */
const FULL_PHONE = /(^|\D)1\d{10}(\D|$)/;

describe('scrub', () => {
  test.each([
    ['13800000001', '138****0001'],
    ['tel:13800000001;', 'tel:138****0001;'],
    ['13800000001,13900000002 13700000003', '138****0001,139****0002 137****0003'],
    ['+8613800000001', '+86138****0001'],
    ['0086 13800000001', '0086 138****0001'],
    ['138 0000 0001', '138****0001'],
    ['138-0000-0001', '138****0001'],
    ['138.0000.0001', '138****0001'],
    ['138 - 0000 - 0001', '138****0001'],
    ['13 800 000 001', '138****0001'],
    ['138·0000·0001', '138****0001'],
    ['(138)0000-0001', '(138****0001'],
    ['+86 138.0000.0001', '+86 138****0001'],
    ['+86-13800000001', '+86-138****0001'],
    ['p=138%2E0000%2E0001', 'p=138****0001'],
    ['p=138+0000+0001', 'p=138****0001'],
    ['2026-11-21 10:00:00', '2026-11-21 10:00:00'],
    ['v 1.2.3, 12.50', 'v 1.2.3, 12.50'],
    ['q=%2013800000001', 'q=%20138****0001'],
    ['1763722259000', '1763722259000'],
    ['order 20261121138000000019', 'order 20261121138000000019'],
    ['https://a/b?token=abc&x=1', 'https://a/b?token=***&x=1'],
    ['u=https%3A%2F%2Fa%3Ftoken%3Dabc%26x%3D1', 'u=https%3A%2F%2Fa%3Ftoken%3D***%26x%3D1'],
    ['{"token":"abc","a":"b"}', '{"token":"***","a":"b"}'],
    ['Authorization: abc', 'Authorization: ***'],
    ['Authorization: Bearer abc', 'Authorization: ***'],
    ['accessToken=abc', 'accessToken=***'],
    ['please sign here', 'please sign here'],
    ['smsVerifyCode=123456', 'smsVerifyCode=***'],
    ['?code=RC-OPEN', '?code=RC-OPEN'],
    ['design: x', 'design: x'],
  ])('%s -> %s', (text, expected) => {
    expect(scrubText(text)).toBe(expected);
  });

  test('secret keys are removed at every depth, the rest is flattened', () => {
    expect(
      scrubContext({
        activityCode: 'A',
        token: 't',
        code: '1',
        'query.token': 't',
        inner: { sign: 's', deep: { Authorization: 'x', n: 3 } },
        list: ['a', { mobile: '1' }],
        phone: 13800000001,
        amount: 13800000001,
        abroad: 8613800000001,
        at: 1763722259000,
        openId: 'o-1',
        'query.idNo': '44',
        waybillNo: 'SF1',
        flag: true,
        none: null,
        gone: undefined,
        'bad key!': 1,
      }),
    ).toEqual({
      activityCode: 'A',
      'inner.deep.n': 3,
      'list.0': 'a',
      amount: '138****0001',
      abroad: '86138****0001',
      at: 1763722259000,
      flag: true,
      none: null,
    });
  });

  test('at most 64 fields, four levels deep', () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`f${index}`, index]));
    expect(Object.keys(scrubContext(many))).toEqual(Object.keys(many).slice(0, 64));
    expect(Object.keys(scrubContext({ a: many, b: 1 }))).toHaveLength(64);
    expect(scrubContext({ a: { b: { c: { d: 1, e: { f: 2 } } } }, g: 3 })).toEqual({ 'a.b.c.d': 1, g: 3 });
  });

  test('a name has at most 64 characters, a text 512', () => {
    expect(scrubContext({ ['n'.repeat(64)]: 1, ['m'.repeat(65)]: 1, t: 'x'.repeat(513) })).toEqual({
      ['n'.repeat(64)]: 1,
      t: 'x'.repeat(512),
    });
  });

  test.each([NaN, Infinity, -Infinity])('%p is no number to send', (value) => {
    expect(scrubContext({ value })).toEqual({});
  });

  test.each([
    ['abcd', '-***-'],
    ['abc', '-abc-'],
  ])('a secret of %s: short ones would blank everything', (secret, expected) => {
    expect(scrubText(`-${secret}-`, [secret])).toBe(expected);
  });

  test('a text stays whole up to the scan limit, and loses room for a number beyond it', () => {
    expect(scrubText('x'.repeat(2048))).toHaveLength(2048);
    expect(scrubText('x'.repeat(2049))).toHaveLength(2048 - 140);
  });

  test('of a very long text, no part of a number or a secret is left', () => {
    for (let length = 1_900; length < 2_200; length += 1) {
      const reported = scrubText(`${'x'.repeat(length)}13987654321 LOGIN-TOKEN-OF-THIS-VISIT`, [
        'LOGIN-TOKEN-OF-THIS-VISIT',
      ]);
      expect(reported).not.toMatch(/1398765|LOGIN/);
    }
    expect(scrubText('1'.repeat(1_000_000)).length).toBeLessThanOrEqual(2048);
  });

  const phone = fc.stringMatching(/^1[3-9]\d{9}$/);
  const text = fc
    .tuple(fc.string(), phone, fc.constantFrom('', ' ', ',', '%20', '号'), fc.option(phone), fc.string())
    .map(
      ([before, first, between, second, after]) =>
        `${before.replace(/\d+$/, '')}${first}${between}${between === '' ? '' : (second ?? '')}${after.replace(/^\d+/, '')}`,
    );
  const nested = fc.object({
    key: fc.constantFrom('a', 'b', 'token', 'code', 'sign', 'mobile', 'query.token'),
    values: [text, phone.map(Number), fc.anything()],
    maxDepth: 3,
  });

  test('no phone number, secret key or login token survives, however nested', () => {
    fc.assert(
      fc.property(nested, fc.stringMatching(/^[A-Za-z0-9]{16,40}$/), (context, token) => {
        const fields = scrubContext({ ...context, note: `seen ${token}` }, [token]);
        for (const [key, value] of Object.entries(fields)) {
          expect(key).toMatch(/^[A-Za-z0-9_.$-]{1,64}$/);
          expect(key).not.toMatch(/(^|\.)(token|code|sign|mobile)(\.|$)/);
          expect(['string', 'number', 'boolean', 'object']).toContain(typeof value);
          if (typeof value === 'string') {
            expect(value).not.toMatch(FULL_PHONE);
            expect(value).not.toContain(token);
            expect(value.length).toBeLessThanOrEqual(512);
          }
          if (typeof value === 'number') expect(value >= 1e10 && value < 2e10).toBe(false);
        }
        expect(Object.keys(fields).length).toBeLessThanOrEqual(64);
      }),
      { numRuns: 500 },
    );
  });
});

describe('tracker', () => {
  function setUp() {
    const clock = new FakeClock();
    const transport = new FakeTransport();
    const ends = new Set<() => void>();
    let ids = 0;
    const consent = { isGiven: true };
    const tracker = createTracker({
      mayTrack: () => consent.isGiven,
      request: transport,
      address: () => 'https://gw.test/wxgw/track/events',
      pagePath: () => '/receiveCoupon/A',
      params: publicParams,
      client: () => 9,
      sessionId: () => 'visit-0001',
      randomHex: (length) => String((ids += 1)).padStart(length, '0'),
      secrets: () => ['LOGIN-TOKEN'],
      onPageEnd(listener) {
        ends.add(listener);
        return () => ends.delete(listener);
      },
      clock,
    });
    const batches = (): TrackBatch[] =>
      transport.sent.map(({ body }) => JSON.parse(body ?? '') as TrackBatch);
    const click = (count: number) => {
      for (let index = 0; index < count; index += 1) tracker.click('receiveCoupon', 'poster', { index });
    };
    return {
      consent,
      clock,
      transport,
      tracker,
      batches,
      click,
      ends,
      endPage: () => ends.forEach((end) => end()),
    };
  }

  test('without consent nothing is kept, not even for later; withdrawn, unsent events are dropped', async () => {
    const { tracker, clock, batches, consent, click, transport } = setUp();
    tracker.start();
    consent.isGiven = false;
    click(25);
    await clock.advance(60_000);
    expect(transport.sent).toHaveLength(0);

    consent.isGiven = true;
    click(1);
    await clock.advance(60_000);
    expect(batches()[0]?.events).toHaveLength(1);
    await transport.last.ok(null);

    click(3);
    tracker.forget();
    expect(clock.pending).toBe(0);
    await clock.advance(60_000);
    expect(transport.sent).toHaveLength(1);
  });

  test('a view carries what the route declares, and no secret; the batch is valid for the contract', async () => {
    const { tracker, clock, batches, transport } = setUp();
    tracker.start();
    tracker.view('receiveCoupon', {
      activityCode: 'A',
      token: 'LOGIN-TOKEN',
      stamp: '1',
      source_id: 'x-LOGIN-TOKEN',
      ...{
        openId: 'o-1',
        idNo: '440301199001011234',
        address: '高新南七道',
        waybillNo: 'SF1',
        phone2: '138.0000.0001',
      },
    });
    await clock.advance(3000);
    const batch: WireBatch = JSON.parse(transport.last.body ?? '') as WireBatch;
    expect(batch).toEqual({
      batchId: '1'.padStart(32, '0'),
      sessionId: 'visit-0001',
      client: 9,
      events: [
        {
          fc_page: 'receiveCoupon',
          fc_type: 'view',
          fc_component: '',
          context: { 'query.activityCode': 'A', 'query.source_id': 'x-***' },
          at: 1_700_000_000_000,
        },
      ],
    });
    const own: TrackBatch = batch; // ours and the contract's are one type
    expect(own).toBe(batch);
    expect(transport.last.headers).toEqual({
      'Content-Type': 'application/json',
      'Original-Path': '/receiveCoupon/A',
    });
    expect(batches()).toHaveLength(1);
  });

  test('gathers for 3 s, or until there are 20', async () => {
    const { clock, tracker, transport, batches, click } = setUp();
    click(1); // before the start: waits
    await clock.advance(10_000);
    expect(transport.sent).toHaveLength(0);
    tracker.start();
    await clock.advance(2999);
    expect(transport.sent).toHaveLength(0);
    click(18);
    expect(transport.sent).toHaveLength(0);
    click(1);
    expect(transport.sent).toHaveLength(1);
    expect(batches()[0]?.events).toHaveLength(20);
    await transport.last.ok(null);
    expect(clock.pending).toBe(0);
  });

  test('a failed batch is sent again under the same id, with growing waits; a refused one is dropped', async () => {
    const { clock, tracker, transport, batches, click } = setUp();
    tracker.start();
    click(1);
    await clock.advance(3000);
    await transport.last.lose();
    click(30); // a full batch is not sent earlier to a gateway that is down
    expect(transport.sent).toHaveLength(1);
    await clock.advance(10_000);
    expect(batches()[1]).toEqual(batches()[0]);
    await transport.last.status(502);
    await clock.advance(19_999);
    expect(transport.sent).toHaveLength(2);
    await clock.advance(1);
    await transport.last.ok(null);
    expect(batches().map(({ events }) => events.length)).toEqual([1, 1, 1, 30]);
    await transport.last.status(400, {});
    await clock.advance(600_000);
    expect(transport.sent).toHaveLength(4);
  });

  test('waits at most a minute between attempts, and starts short again after a success', async () => {
    const { clock, tracker, transport, click } = setUp();
    tracker.start();
    click(1);
    await clock.advance(3000);
    for (const waitMs of [10_000, 20_000, 40_000, 60_000, 60_000]) {
      const { length } = transport.sent;
      await transport.last.status(500);
      await clock.advance(waitMs - 1);
      expect(transport.sent).toHaveLength(length);
      await clock.advance(1);
      expect(transport.sent).toHaveLength(length + 1);
    }
    await transport.last.ok(null);
    click(1);
    await clock.advance(3000);
    const { length } = transport.sent;
    await transport.last.lose();
    await clock.advance(10_000);
    expect(transport.sent).toHaveLength(length + 1);
  });

  test('a page without a name is sent as unknown; names are cut and carry no secret', async () => {
    const { clock, tracker, batches, click } = setUp();
    tracker.start();
    tracker.track({ page: '', type: 'error' });
    tracker.exposure('p'.repeat(200), 'seen LOGIN-TOKEN', { index: 1 });
    click(1);
    await clock.advance(3000);
    expect(batches()[0]?.events).toMatchObject([
      { fc_page: 'unknown', fc_type: 'error', fc_component: '', context: {} },
      { fc_page: 'p'.repeat(128), fc_type: 'exposure', fc_component: 'seen ***', context: { index: 1 } },
      { fc_page: 'receiveCoupon', fc_type: 'click', fc_component: 'poster' },
    ]);
  });

  test('the oldest events are dropped while the gateway is down, never the batch in flight', async () => {
    const { clock, tracker, transport, batches, click } = setUp();
    tracker.start();
    click(20);
    click(500);
    await transport.last.ok(null);
    while (transport.sent.length < 5) await transport.last.ok(null);
    await transport.last.ok(null);
    await clock.advance(60_000);
    const sizes = batches().map(({ events }) => events.length);
    expect([sizes[0], sizes.reduce((sum, size) => sum + size, 0)]).toEqual([20, 200]);
  });

  test('a second start does nothing', () => {
    const { tracker, ends } = setUp();
    const stop = tracker.start();
    tracker.start()();
    expect(ends.size).toBe(1);
    stop();
    expect(ends.size).toBe(0);
  });

  test('a batch that is answered after the end is followed by none', async () => {
    const { clock, tracker, transport, click } = setUp();
    transport.acceptsBeacons = false;
    const stop = tracker.start();
    click(20);
    click(1);
    stop();
    await transport.last.ok(null);
    await clock.advance(60_000);
    expect([transport.sent.length, clock.pending]).toEqual([1, 0]);
  });

  test('keeps 200 events at most, the latest', async () => {
    const { clock, tracker, transport, batches, click } = setUp();
    click(500);
    tracker.start();
    await clock.advance(0);
    while (transport.sent.length < 4) await transport.last.ok(null);
    await transport.last.ok(null);
    const seen = batches().flatMap(({ events }) => events.map(({ context }) => context['index']));
    expect(seen).toHaveLength(200);
    expect([seen[0], seen[199]]).toEqual([300, 499]);
    expect(batches().every(({ events }) => events.length <= 50)).toBe(true);
  });

  test("the page's end sends everything, the batch in flight under its own id", async () => {
    const { clock, tracker, transport, batches, click, endPage } = setUp();
    tracker.start();
    click(1);
    await clock.advance(3000);
    click(2);
    endPage();
    const handed = transport.beacons.map(({ body }) => JSON.parse(body) as TrackBatch);
    expect(handed[0]).toEqual(batches()[0]);
    expect(handed[1]?.events).toHaveLength(2);
    expect(transport.beacons.map(({ headers }) => headers)).toEqual([
      { 'Original-Path': '/receiveCoupon/A' },
      { 'Original-Path': '/receiveCoupon/A' },
    ]);
    await transport.last.lose();
    await clock.advance(600_000);
    expect(transport.sent).toHaveLength(1); // nothing left
  });

  test('without a beacon the events stay for the next batch', async () => {
    const { clock, tracker, transport, batches, click, endPage } = setUp();
    transport.acceptsBeacons = false;
    tracker.start();
    click(2);
    endPage();
    await clock.advance(3000);
    expect(batches()[0]?.events).toHaveLength(2);
  });

  test('stopped: no timer, no listener', async () => {
    const { clock, tracker, transport, click, ends } = setUp();
    const stop = tracker.start();
    click(1);
    stop();
    expect([clock.pending, ends.size, transport.beacons.length]).toEqual([0, 0, 1]);
    await settle();
    expect(transport.sent).toHaveLength(0);
  });
});
