import { ANNA, BEN } from '@/domain/send/testing/contacts';
import { parseQuery } from '@/utils/addressQuery';
import { settle } from '@/utils/testing/fakeClock';
import {
  bodyOf,
  NO_OFFERS,
  press,
  ready,
  sendBench,
  WIRE_FREIGHT,
  WIRE_GOODS,
  WIRE_OFFERS,
  WIRE_SLOTS,
} from './testing/sendBench';

describe('freight', () => {
  it('is fetched once when everything it depends on is there', async () => {
    const { store, draft, all, asked } = sendBench();
    store.start();
    draft.setContact('SENDER', ANNA);
    draft.setGoods('DAILY');
    await settle();
    expect([store.answers.freight.phase, all('queryFreightAndTime').length]).toEqual(['idle', 0]);
    draft.setContact('RECEIVER', BEN);
    await settle();
    expect(asked('queryFreightAndTime').body).toContain('weight=1');
    await asked('queryFreightAndTime').ok(WIRE_FREIGHT);
    expect(store.answers.quote?.code).toBe('JTJZ');
  });

  it('is refetched after a pause, once for many taps, and only the latest response counts', async () => {
    const bench = await ready();
    const { store, clock, all, asked } = bench;
    store.step(1);
    store.step(1);
    expect([store.answers.totals, store.answers.isCalculating]).toEqual([null, true]);
    await clock.advance(299);
    expect(all('queryFreightAndTime')).toHaveLength(1);
    await clock.advance(1);
    const first = asked('queryFreightAndTime');
    expect(first.body).toContain('weight=3');
    store.step(1);
    await clock.advance(300);
    expect(first.isCancelled).toBe(true);
    await asked('queryFreightAndTime').ok(WIRE_FREIGHT);
    await asked('coupons').ok(WIRE_OFFERS);
    expect([store.answers.totals?.payFen, store.answers.isCalculating]).toEqual([500, false]);
  });

  it('does not change with a name or a street', async () => {
    const { draft, clock, all } = await ready();
    draft.setContact('RECEIVER', { ...BEN, name: '别人', detail: '别处' });
    await clock.advance(1_000);
    expect(all('queryFreightAndTime')).toHaveLength(1);
  });
});

describe('the price', () => {
  it.each([
    ['the best coupon', { kind: 'best' } as const, 'C-3', 300, 500],
    ['another', { kind: 'this', id: 'C-2' } as const, 'C-2', 200, 600],
    ['none', { kind: 'none' } as const, null, 0, 800],
  ])('with %s', async (_name, choice, id, discountFen, payFen) => {
    const { store, draft } = await ready();
    draft.setCoupon(choice);
    expect(store.answers.coupon?.id ?? null).toBe(id);
    expect(store.answers.totals).toEqual({ freightFen: 900, discountFen, reductionFen: 100, payFen });
  });

  it('a coupon that the page was opened for and that cannot be used gives the reason', async () => {
    const { store } = await ready();
    store.arrive({ couponId: 'C-9' });
    expect([store.answers.coupon?.id, store.answers.couponNote]).toEqual(['C-3', 'C-9：运费未满 12 元']);
    store.arrive({ couponId: 'C-2' });
    expect([store.answers.coupon?.id, store.answers.couponNote]).toEqual(['C-2', '']);
  });

  it('another carrier has its own coupons', async () => {
    const bench = await ready();
    bench.draft.setCarrier('SF');
    await settle();
    expect(bodyOf(bench, 'coupons')).toMatchObject({ carrierCode: 'SF' });
    expect(bodyOf(bench, 'coupons')).not.toHaveProperty('token');
    await bench.asked('coupons').ok(NO_OFFERS);
    expect(bench.store.answers.totals?.payFen).toBe(1800);
  });
});

describe('responses', () => {
  it('another user’s coupon is replaced with a note; if none is wanted, there is none', async () => {
    const { store, draft } = await ready();
    store.arrive({ couponId: 'C-GONE' });
    expect(store.answers.couponNote).toBe('该优惠券暂不可用，已为您选择其他优惠');
    store.arrive({ couponId: '' });
    expect(draft.form.coupon).toEqual({ kind: 'this', id: 'C-GONE' });
    draft.setCoupon({ kind: 'best' });
    expect(store.answers.couponNote).toBe('');
  });

  it('no note about a coupon before the offers have loaded', async () => {
    const { store } = await ready({ token: null });
    store.arrive({ couponId: 'C-2' });
    expect([store.answers.couponNote, store.answers.offersQuestion]).toEqual(['', null]);
  });

  it('slots are not fetched before the user wants them, and refetched if they failed', async () => {
    const { store, draft, all, asked } = sendBench();
    draft.setContact('SENDER', ANNA);
    store.start();
    await settle();
    expect([all('expectPickUpTime').length, store.answers.slotText]).toEqual([0, '']);
    store.answers.wantSlots();
    await settle();
    store.answers.wantSlots();
    await settle();
    expect(all('expectPickUpTime')).toHaveLength(1);
    await asked('expectPickUpTime').fail('1');
    store.answers.wantSlots();
    await settle();
    expect(all('expectPickUpTime')).toHaveLength(2);
  });

  it('slots of a draft are fetched immediately, and again for another carrier', async () => {
    const { store, draft, asked } = sendBench({ token: null });
    draft.setContact('SENDER', ANNA);
    draft.setContact('RECEIVER', BEN);
    draft.setGoods('DAILY');
    draft.setSlot('T-1');
    store.start();
    await settle();
    const question = () => parseQuery(asked('expectPickUpTime').body ?? '');
    const place = { province: ANNA.province, city: ANNA.city, district: ANNA.district };
    expect(question()).toEqual({ ...place, carrierCode: '' });
    await asked('queryFreightAndTime').ok(WIRE_FREIGHT);
    expect(question()).toEqual({ ...place, carrierCode: 'JTJZ' });
  });

  it('a restarted page fetches the coupons of the current user', async () => {
    const { store, change, all } = await ready({ token: null });
    change({ token: 'second' });
    await settle();
    expect(all('coupons')).toHaveLength(1);
    store.answers.offers.reset();
    store.answers.start();
    await settle();
    expect(all('coupons')).toHaveLength(2);
  });

  it('refresh: failed if one part is, and the current data stays', async () => {
    const { store, asked, all } = await ready();
    for (const fails of [true, false]) {
      const outcome = store.refresh();
      await settle();
      await asked('goodsTypes').ok(WIRE_GOODS);
      await asked('queryFreightAndTime').ok(WIRE_FREIGHT);
      if (fails) await asked('coupons').fail('1');
      else await asked('coupons').ok(WIRE_OFFERS);
      await asked('expectPickUpTime').ok(WIRE_SLOTS);
      expect([await outcome, store.answers.totals?.payFen]).toEqual([fails ? 'failed' : 'done', 500]);
    }
    expect(all('goodsTypes')).toHaveLength(3);
  });

  it('a refused coupon is replaced by the best one', async () => {
    const bench = await ready();
    bench.draft.setCoupon({ kind: 'this', id: 'C-2' });
    await press(bench);
    await bench.asked('submit').fail('200800005');
    expect(bench.draft.form.coupon).toEqual({ kind: 'best' });
  });

  it('after stop there are no requests', async () => {
    const { store, draft, transport, change } = sendBench();
    const stop = store.start();
    draft.setContact('SENDER', ANNA);
    draft.setGoods('DAILY');
    draft.setSlot('T-1');
    await settle();
    stop();
    const before = transport.sent.length;
    store.miss([{ field: 'goods', text: '请选择物品类型' }]);
    draft.setContact('SENDER', { ...ANNA, city: '广州市' });
    draft.setContact('RECEIVER', BEN);
    change({ token: 'second' });
    await settle();
    expect([transport.sent.length, store.problems]).toEqual([
      before,
      [{ field: 'goods', text: '请选择物品类型' }],
    ]);
  });
});
