import fc from 'fast-check';
import { payStateOf } from '../../sandbox/coupon/payRules';
import type { PayOrder } from '../../sandbox/coupon/payTypes';
import { seededWallet } from '../../sandbox/coupon/wallet';
import { overdueFee } from '../../sandbox/pick/pickRules';
import { CARRIERS, GOODS_TYPES } from '../../sandbox/send/carriers';
import { quoteOf } from '../../sandbox/send/freightRules';
import { cancelled, movedTo, ON_ITS_WAY, stateOf } from '../../sandbox/send/orderRules';
import { seededOrders } from '../../sandbox/send/orders';
import type { OrderStep } from '../../sandbox/send/orderTypes';
import { parseAddress } from '../../sandbox/send/parseAddress';
import { PROVINCES } from '../../sandbox/send/regions';
import { couponOffers } from '../../sandbox/send/sendCouponRules';
import { pickUpDays } from '../../sandbox/send/slotRules';

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 10, 22, 2);
const moment = fc.integer({ min: NOW - 400 * 24 * HOUR_MS, max: NOW + 400 * 24 * HOUR_MS });
const province = fc.constantFrom(...PROVINCES.map(({ provinceName }) => provinceName));
const quoted = fc.record({
  senderProvince: province,
  senderCity: fc.constantFrom('深圳市', '北京市'),
  senderDistrict: fc.constant(''),
  receiverProvince: province,
  receiverCity: fc.constantFrom('深圳市', '北京市'),
  receiverDistrict: fc.constant(''),
  goodsType: fc.constantFrom(...GOODS_TYPES.map(({ goodsType }) => goodsType)),
  weight: fc.integer({ min: 1, max: 60 }),
  lengthCm: fc.integer({ min: 0, max: 200 }),
  widthCm: fc.integer({ min: 0, max: 200 }),
  heightCm: fc.integer({ min: 0, max: 200 }),
});

describe('freight', () => {
  test('every carrier is listed; available ones have a price in whole fen that grows with weight', () => {
    fc.assert(
      fc.property(quoted, (request) => {
        const quote = quoteOf(request, new Set());
        if (quote.kind !== 'prices') return;
        expect(quote.prices).toHaveLength(CARRIERS.length);
        for (const { refusal, freightFen, originalFreightFen, hours } of quote.prices) {
          if (refusal !== '') continue;
          expect(Number.isInteger(freightFen) && freightFen > 0).toBe(true);
          expect(originalFreightFen).toBeGreaterThanOrEqual(freightFen);
          expect(hours[1]).toBeGreaterThan(hours[0]);
        }
      }),
    );
  });

  test('both directions cost the same', () => {
    fc.assert(
      fc.property(quoted, (there) => {
        const back = {
          ...there,
          senderProvince: there.receiverProvince,
          senderCity: there.receiverCity,
          receiverProvince: there.senderProvince,
          receiverCity: there.senderCity,
        };
        expect(quoteOf(back, new Set())).toEqual(quoteOf(there, new Set()));
      }),
    );
  });

  test('a closed carrier is listed and refuses', () => {
    fc.assert(
      fc.property(quoted, fc.constantFrom(...CARRIERS), (request, { code }) => {
        const quote = quoteOf(request, new Set([code]));
        if (quote.kind !== 'prices') return;
        expect(quote.prices.find(({ carrier }) => carrier.code === code)?.refusal).not.toBe('');
      }),
    );
  });
});

test('a coupon never takes off more than the freight, and nothing when it cannot be used; the best is first', () => {
  fc.assert(
    fc.property(quoted, moment, (request, nowMs) => {
      const quote = quoteOf(request, new Set());
      if (quote.kind !== 'prices') return;
      for (const price of quote.prices) {
        const offers = couponOffers(seededWallet('13912345678', NOW), price, nowMs);
        const usable = offers.filter(({ unusableReason }) => unusableReason === '');
        expect(offers.slice(0, usable.length)).toEqual(usable);
        const fens = usable.map(({ discountFen }) => discountFen);
        expect(fens).toEqual([...fens].sort((a, b) => b - a));
        for (const { discountFen } of usable)
          expect(discountFen >= 0 && discountFen <= price.freightFen && Number.isInteger(discountFen)).toBe(
            true,
          );
        for (const { discountFen } of offers.slice(usable.length)) expect(discountFen).toBe(0);
      }
    }),
    { numRuns: 50 },
  );
});

test('no slot is past or outside the hours of its day, and names are unique', () => {
  fc.assert(
    fc.property(moment, fc.constantFrom(19, 21), (nowMs, until) => {
      const days = pickUpDays(nowMs, until, new Set());
      const slots = days.flatMap(({ slots: ofDay }) => ofDay);
      expect(days).toHaveLength(3);
      expect(new Set(slots.map(({ slotId }) => slotId)).size).toBe(slots.length);
      for (const { startMs, endMs } of slots) {
        expect(endMs).toBeGreaterThan(nowMs);
        const hour = ((startMs / HOUR_MS) % 24) + 8;
        expect(hour >= 9 && hour < until).toBe(true);
      }
    }),
  );
});

test('a fee only grows, from zero to five yuan', () => {
  fc.assert(
    fc.property(moment, fc.nat(40 * 24 * HOUR_MS), (overdueAtMs, laterMs) => {
      const [now, later] = [overdueFee(overdueAtMs, NOW), overdueFee(overdueAtMs, NOW + laterMs)];
      expect(later).toBeGreaterThanOrEqual(now);
      expect([0, 100, 200, 300, 400, 500]).toContain(later);
      expect(now === 0).toBe(NOW <= overdueAtMs);
    }),
  );
});

describe('orders', () => {
  const order = fc.constantFrom(...seededOrders('13912345678', NOW));
  const state = fc.constantFrom(...ON_ITS_WAY);

  test('time never moves an order back', () => {
    fc.assert(
      fc.property(order, moment, fc.nat(100 * 24 * HOUR_MS), (one, atMs, laterMs) => {
        const [before, after] = [stateOf(one, atMs), stateOf(one, atMs + laterMs)];
        if (after === 'CANCELLED') return;
        expect(ON_ITS_WAY.indexOf(after)).toBeGreaterThanOrEqual(ON_ITS_WAY.indexOf(before));
      }),
    );
  });

  test('an order advanced by control call keeps its steps in order, and continues to the end', () => {
    const inTime = (steps: readonly OrderStep[]): boolean =>
      steps.every(({ atMs }, index) => index === 0 || atMs >= (steps[index - 1]?.atMs ?? 0));
    fc.assert(
      fc.property(order, state, (one, wanted) => {
        const moved = movedTo(one, wanted, NOW);
        const canMove =
          ON_ITS_WAY.indexOf(stateOf(one, NOW)) >= 0 &&
          ON_ITS_WAY.indexOf(wanted) >= ON_ITS_WAY.indexOf(stateOf(one, NOW));
        expect(moved !== null).toBe(canMove);
        if (moved === null) return;
        expect(stateOf(moved, NOW)).toBe(wanted);
        expect(inTime(moved.steps)).toBe(true);
        expect(stateOf(moved, NOW + 60 * 24 * HOUR_MS)).toBe('SIGNED');
      }),
    );
  });

  test('a cancelled order stays cancelled', () => {
    fc.assert(
      fc.property(order, fc.nat(100 * 24 * HOUR_MS), (one, laterMs) => {
        const after = cancelled(one, '', NOW);
        const couldBe = ['WAIT_PICKUP', 'CANCELLED'].includes(stateOf(one, NOW));
        expect(after !== null).toBe(couldBe);
        if (after !== null) expect(stateOf(after, NOW + laterMs)).toBe('CANCELLED');
      }),
    );
  });
});

test('money is only kept by an order that was open when it arrived', () => {
  const order = fc.record({ paid: fc.option(moment), closed: fc.option(moment), made: moment });
  fc.assert(
    fc.property(order, moment, ({ paid, closed, made }, nowMs) => {
      const one: PayOrder = {
        orderNo: 'PO1',
        kind: 'SALE',
        code: 'X',
        visitor: { id: 'U1', phone: '13912345678' },
        submitNo: 'S',
        title: '',
        payFen: 1,
        createdAtMs: made,
        expiresAtMs: made + 15 * 60_000,
        paidAtMs: paid,
        closedAtMs: closed,
        coupons: [],
        fundUseId: null,
      };
      const endMs = Math.min(closed ?? one.expiresAtMs, one.expiresAtMs);
      const state = payStateOf(one, nowMs);
      expect(state === 'PAID' || state === 'REFUNDED').toBe(paid !== null && paid <= nowMs);
      if (state === 'PAID') expect(paid).toBeLessThan(endMs);
      if (state === 'PAYING') expect(nowMs).toBeLessThan(endMs);
    }),
  );
});

test('parsing a pasted text never fails, and every part comes from the table or from the text', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('广东省', '深圳市', '南山', '13800138000', '张三', '地址：', '科技园 1 号', '\n', '，'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const parsed = parseAddress(pieces.join(''));
      if (parsed === null) return;
      expect(parsed.mobile).toMatch(/^(\d{11})?$/);
      const found = PROVINCES.find(({ provinceName }) => provinceName === parsed.province);
      expect(parsed.province === '' || found !== undefined).toBe(true);
      expect(parsed.city === '' || found?.cityList.some(({ cityName }) => cityName === parsed.city)).toBe(
        true,
      );
      for (const part of Object.values(parsed.confidence)) expect(part >= 0 && part <= 100).toBe(true);
    }),
  );
});
