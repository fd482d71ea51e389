/**
 * Test bench: stores on a real request pipeline and login gate; the test controls the transport and the cashier. For
 * tests only.
 */
import { createScope, type OwnedScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway, type FakeTransport, type SentRequest } from '@/api/testing/fakeTransport';
import { makePurchaseWatch, type PurchaseWatch } from '@/domain/payment/PurchaseWatch';
import { SaleStore } from '@/features/coupon/sale/SaleStore';
import type { PaymentOutcome, PaymentParams } from '@/platform/payment/types';
import { makeArea, memoryBackend, type Backend } from '@/platform/storage/area';
import { gatedBy, type LoginGate } from '@/session/LoginGate';
import { makePerAccountStorage } from '@/session/perAccountStorage';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { openOrderMemory, type OpenOrderMemory } from '../../payment/payRules';
import { PurchaseStore, type PurchaseOutcome } from '../../payment/PurchaseStore';
import { createSaleOrderApi, createSaleApi } from '../saleApi';
import { SALE_WORDS } from '../saleRules';

/** 2026-11-21 10:00:00 in Beijing. */
export const NOW_MS = Date.UTC(2026, 10, 21, 2);
export const SECOND_MS = 1_000;

export const wireSale = (changes: object = {}): object => ({
  code: 'CS-1',
  title: '寄件省钱券包',
  subTitle: '四张券',
  headImgUrl: '',
  couponList: [
    {
      couponType: 3,
      couponCostStr: '5',
      couponTitle: '立减券',
      couponDesc: '满 10 元可用',
      validDays: 30,
      count: 2,
    },
  ],
  originalPrice: 2450,
  purchasePrice: 990,
  stock: 10,
  limit: 0,
  boughtCount: 0,
  statusCode: 'RUNNING',
  startTm: '2026-11-01 00:00:00',
  endTm: '2026-12-31 23:59:59',
  ruleDesc: '<p>规则</p>',
  useUrl: '',
  shareTitle: '',
  shareImgUrl: '',
  ...changes,
});

export const WECHAT = {
  appId: 'wx1',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
} as const;

export const wireOrder = (changes: object = {}): object => ({
  orderNo: 'O1',
  stateCode: 'PAYING',
  title: '寄件省钱券包',
  payFen: 990,
  expireTm: '2026-11-21 10:15:00',
  payment: { house: 'WECHAT', wechat: WECHAT, alipay: null },
  isRepeat: false,
  ...changes,
});

export const wireState = (stateCode: string, changes: object = {}): object => ({
  orderNo: 'O1',
  stateCode,
  title: '寄件省钱券包',
  payFen: 990,
  expireTm: '2026-11-21 10:15:00',
  couponInfos: [],
  msg: '',
  useUrl: '',
  ...changes,
});

/** The request's parsed body. */
export const bodyOf = (request: SentRequest | undefined): Readonly<Record<string, unknown>> => {
  const body: unknown = JSON.parse((request?.method === 'POST' && request.body) || '{}');
  return typeof body === 'object' && body !== null ? { ...body } : {};
};

export interface Bench {
  readonly sale: SaleStore;
  readonly purchase: PurchaseStore;
  readonly watch: PurchaseWatch;
  readonly memory: OpenOrderMemory;
  readonly transport: FakeTransport;
  readonly gate: LoginGate;
  readonly clock: FakeClock;
  readonly scope: OwnedScope;
  readonly account: { token: string | null };
  /** Parameters that the cashier received, in order. */
  readonly cashier: readonly PaymentParams[];
  /** Last path segments of the calls so far, in order. */
  calls(): readonly string[];
  /** Makes the open cashier report. */
  report(outcome: PaymentOutcome): Promise<void>;
  logIn(token: string): Promise<void>;
}

interface BenchOptions {
  readonly isOnline?: boolean;
  readonly token?: string | null;
  /** Storage of the device. */
  readonly backend?: Backend;
  readonly code?: string;
  /** Mark of the account. */
  readonly mark?: string;
}

export function makeBench(options: BenchOptions = {}): Bench {
  const clock = new FakeClock(NOW_MS);
  const account: Bench['account'] = { token: options.token === undefined ? 'first' : options.token };
  const { gateway, transport } = makeTestGateway(clock, {
    token: () => account.token,
    onUnauthorized({ sentToken }) {
      if (sentToken === account.token) account.token = null;
      return 'login-needed';
    },
  });
  const gate = makeTestGate(() => account.token !== null);
  const scope = createScope();
  const code = options.code ?? 'CS-1';
  const api = createSaleApi(
    code,
    { gateway, client: 5, channelId: 'CH', burialPointInfo: () => '{}' },
    scope,
  );
  const orders = createSaleOrderApi(gateway, scope);
  const sort = (cause: unknown) => toCallFailure(cause, options.isOnline ?? true);
  const sale = new SaleStore({
    api,
    runGated: gatedBy(gate, scope),
    toCallFailure: sort,
    clock,
    serverNowMs: () => clock.nowMs(),
    scope,
  });
  const watch = makePurchaseWatch({ api: orders, toCallFailure: sort, clock, scope });
  const memory = openOrderMemory(
    makePerAccountStorage(
      {
        session: { accountMark: options.mark ?? 'A' },
        area: makeArea(options.backend ?? memoryBackend(), () => clock.nowMs()),
      },
      `couponSale.order.${code}`,
    ),
  );
  const cashier: PaymentParams[] = [];
  let report: (outcome: PaymentOutcome) => void = () => {
    throw new Error('no cashier is open');
  };
  let made = 0;
  const purchase = new PurchaseStore({
    api: { submitOrder: api.submitOrder, closeOrder: orders.closeOrder, fetchLost: orders.fetchLost },
    watch,
    payment: {
      pay(params) {
        cashier.push(params);
        return new Promise((resolve) => {
          report = resolve;
        });
      },
    },
    memory,
    words: SALE_WORDS,
    runGated: gatedBy(gate, scope),
    isLoggedIn: () => account.token !== null,
    toCallFailure: sort,
    newSubmitNo: () => `SUBMIT-${(made += 1)}`,
    agreedFen: sale.agreedFen,
    scope,
  });
  return {
    sale,
    purchase,
    watch,
    memory,
    transport,
    gate,
    clock,
    scope,
    account,
    cashier,
    calls: () => transport.sent.map(({ path }) => path.split('/').pop() ?? ''),
    async report(outcome) {
      report(outcome);
      await settle();
    },
    async logIn(token) {
      account.token = token;
      gate.loggedIn();
      await settle();
    },
  };
}

/** A bench whose package is on screen. */
export async function shown(changes: object = {}, options: BenchOptions = {}): Promise<Bench> {
  const bench = makeBench(options);
  void bench.sale.query.refresh();
  await settle();
  await bench.transport.last.ok(wireSale(changes));
  return bench;
}

/** Taps; `outcome` is filled once the action has finished. */
export function press(action: () => Promise<PurchaseOutcome>): { outcome: PurchaseOutcome | null } {
  const pressed: { outcome: PurchaseOutcome | null } = { outcome: null };
  void action().then((outcome) => {
    pressed.outcome = outcome;
  });
  return pressed;
}

/** A bench at the open cashier: the order is made. */
export async function atCashier(
  changes: object = {},
  options: BenchOptions = {},
): Promise<Bench & { readonly pressed: { outcome: PurchaseOutcome | null } }> {
  const bench = await shown(changes, options);
  const pressed = press(bench.purchase.buy);
  await settle();
  await bench.transport.last.ok(wireOrder());
  return { ...bench, pressed };
}
