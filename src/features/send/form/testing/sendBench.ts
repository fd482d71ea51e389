/** The send page's store on a real request pipeline and login gate; the test plays their far ends. For tests only. */
import { observable, runInAction } from 'mobx';
import { createScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway, type SentRequest } from '@/api/testing/fakeTransport';
import { SendDraft } from '@/domain/send/SendDraft';
import { ANNA, BEN, BOOK } from '@/domain/send/testing/contacts';
import { createBookApi } from '@/features/send/bookApi';
import { makeDraft } from '@/session/drafts';
import { gatedBy } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { createSendApi } from '../sendApi';
import { SendStore } from '../SendStore';
import type { SubmitOutcome } from '../submitRules';

export const WIRE_GOODS = {
  goodsTypeList: [
    { goodsType: 'DOC', name: '文件', maxWeight: 5, hint: '' },
    { goodsType: 'DAILY', name: '日用品', maxWeight: 60, hint: '液体请密封' },
  ],
  forbiddenList: ['易燃易爆品'],
  forbiddenDesc: '',
  remarkList: ['易碎'],
};

const quote = (carrierCode: string, freightFen: number, isAvailable = true) => ({
  carrierCode,
  carrierName: carrierCode,
  isAvailable,
  unavailableReason: isAvailable ? '' : '暂不支持该地区',
  freightFen,
  originalFreightFen: freightFen,
  firstWeightKg: 1,
  firstWeightFen: freightFen,
  extraWeightFen: 0,
  earliestArrivalMs: null,
  latestArrivalMs: null,
  discountFen: 0,
  tag: '',
});
export const WIRE_FREIGHT = {
  billableWeight: 1,
  carrierList: [quote('JTJZ', 900), quote('SF', 1800), quote('YD', 0, false)],
};

const coupon = (couponId: string, discountFen: number, isUsable = true) => ({
  couponId,
  couponType: 3,
  couponCostStr: '3.00',
  couponTitle: couponId,
  couponDesc: '',
  validStartTm: '2026-01-01 00:00:00',
  validEndTm: '2026-12-31 23:59:59',
  isUsable,
  unusableReason: isUsable ? '' : '运费未满 12 元',
  discountFen,
});
export const WIRE_OFFERS = {
  freightFen: 900,
  reductionFen: 100,
  couponList: [coupon('C-3', 300), coupon('C-2', 200), coupon('C-9', 0, false)],
};
export const NO_OFFERS = { freightFen: 900, reductionFen: 0, couponList: [] };

/** The fake clock's day, from ten o'clock in Beijing. */
export const WIRE_SLOTS = {
  dayList: [
    {
      date: '2023-11-15',
      slotList: [
        {
          slotId: 'T-1',
          startTm: '2023-11-15 11:00:00',
          endTm: '2023-11-15 13:00:00',
          isAvailable: true,
          tag: '',
        },
      ],
    },
  ],
};
export const WIRE_PLACED = {
  orderNo: 'O-1',
  freightFen: 900,
  discountFen: 300,
  reductionFen: 100,
  payFen: 500,
  isRepeat: false,
};

interface SendBenchOptions {
  readonly token?: string | null;
  readonly isOnline?: boolean;
  readonly areas?: Areas;
}

type Areas = { readonly session: Map<string, string>; readonly durable: Map<string, string> };
export const newAreas = (): Areas => ({ session: new Map(), durable: new Map() });
const areaOf = (values: Map<string, string>) => ({
  read: (key: string) => values.get(key) ?? null,
  write: (key: string, value: string) => {
    values.set(key, value);
    return true;
  },
  remove: (key: string) => {
    values.delete(key);
  },
});

const nameOf = ({ path }: SentRequest): string => path.replace(/.*\//, '');

/** Draft of the host's account, which may keep data across a restart. */
export function draftOf({ session, durable }: Areas): SendDraft {
  let made = 0;
  const storage = { session: areaOf(session), durable: areaOf(durable) };
  const kept = makeDraft({ session: { accountMark: 'A', lastLogin: 'host' }, storage }, 'send');
  return new SendDraft(kept, () => `submit-${(made += 1)}`);
}

export function sendBench({ token = 'first', isOnline = true, areas = newAreas() }: SendBenchOptions = {}) {
  const clock = new FakeClock();
  const account = observable({ token, isAgreed: true });
  const change = (part: Partial<typeof account>): void => {
    runInAction(() => Object.assign(account, part));
  };
  const { gateway, transport } = makeTestGateway(clock, {
    token: () => account.token,
    onUnauthorized({ sentToken }) {
      if (sentToken === account.token) change({ token: null });
      return 'login-needed';
    },
  });
  const gate = makeTestGate(() => account.token !== null);
  const scope = createScope();
  const draft = draftOf(areas);
  const place = {
    client: 9,
    isConsumerApp: false,
    channelId: () => 'CH',
    burialPointInfo: () => '{}',
  } as const;
  const store = new SendStore({
    api: createSendApi(gateway, place, scope),
    bookApi: createBookApi(gateway),
    draft,
    token: () => account.token,
    hasAgreed: () => account.isAgreed,
    noteAgreed: () => change({ isAgreed: true }),
    runGated: gatedBy(gate, scope),
    toCallFailure: (cause) => toCallFailure(cause, isOnline),
    clock,
    serverNowMs: () => clock.nowMs(),
    scope,
  });
  /** Requests with that name, in order. */
  const all = (name: string): readonly SentRequest[] =>
    transport.sent.filter((sent) => nameOf(sent) === name);
  const asked = (name: string): SentRequest => {
    const found = all(name)[all(name).length - 1];
    if (found === undefined) throw new Error(`${name} was not asked for`);
    return found;
  };
  return {
    clock,
    account,
    /** Changes the session. */
    change,
    transport,
    gate,
    scope,
    draft,
    store,
    all,
    asked,
    /** Fills in and answers everything, up to the tap. */
    async complete(): Promise<void> {
      draft.setContact('SENDER', ANNA);
      draft.setContact('RECEIVER', BEN);
      draft.setGoods('DAILY');
      store.start();
      await settle();
      await asked('goodsTypes').ok(WIRE_GOODS);
      await asked('queryFreightAndTime').ok(WIRE_FREIGHT);
      if (account.token !== null) await asked('coupons').ok(WIRE_OFFERS);
      store.answers.wantSlots();
      await settle();
      await asked('expectPickUpTime').ok(WIRE_SLOTS);
      draft.setSlot('T-1');
      await settle();
    },
    async logIn(next: string): Promise<void> {
      change({ token: next });
      gate.loggedIn();
      await settle();
    },
    book: { addressList: BOOK },
  };
}
export type SendBench = ReturnType<typeof sendBench>;

/** Body of the latest request with that name. */
export const bodyOf = (bench: SendBench, call: string): unknown => JSON.parse(bench.asked(call).body ?? '{}');

/** A page with everything filled in and answered. */
export async function ready(options: SendBenchOptions = {}): Promise<SendBench> {
  const bench = sendBench(options);
  await bench.complete();
  return bench;
}

/** Taps 立即下单 and lets the request be sent. */
export async function press(bench: SendBench): Promise<{ readonly outcome: Promise<SubmitOutcome> }> {
  const outcome = bench.store.submit();
  await settle();
  return { outcome };
}
