/** Calls of the send page (contract tag `send`). Raw server types stop here. */
import { UnauthorizedError, type Gateway, type Scope } from '@/api';
import { array, boolean, literal, nullable, number, object, string, type Decoder } from '@/api/decode';
import { ContractError } from '@/api/errors';
import { goodOnes } from '@/api/lenient';
import { shortWords } from '@/api/shortWords';
import { parseBeijingTime } from '@/utils/beijingTime';
import {
  CARRIER_CODES,
  type CarrierQuote,
  type FreightQuestion,
  type GoodsInfo,
  type Offers,
  type OffersQuestion,
  type PickUpDay,
  type PlacedOrder,
  type SlotQuestion,
  type SubmitBody,
} from './sendTypes';

const MAX_NAME = 40;
const MAX_SENTENCE = 80;
const MAX_ID = 64;
/** The contract's limits. */
const MAX_CARRIERS = 10;
const MAX_COUPONS = 200;

const name = shortWords(MAX_NAME);
const sentence = shortWords(MAX_SENTENCE);

const id: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (text === '' || text.length > MAX_ID) throw new ContractError(path, 'an id');
  return text;
};
/** Integer fen from 0; money that is no amount must not be shown as one. */
const fen: Decoder<number> = (value, path) => {
  const amount = number(value, path);
  if (!Number.isSafeInteger(amount) || amount < 0) throw new ContractError(path, 'an amount in fen');
  return amount;
};
/** Beijing time -> epoch ms. */
const moment: Decoder<number> = (value, path) => {
  const ms = parseBeijingTime(string(value, path));
  if (ms === null) throw new ContractError(path, 'a Beijing time');
  return ms;
};
const momentText: Decoder<string> = (value, path) => {
  moment(value, path);
  return string(value, path);
};
const date: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new ContractError(path, 'a date');
  return text;
};

const wireGoods = object({
  goodsTypeList: array(object({ goodsType: id, name, maxWeight: number, hint: sentence })),
  forbiddenList: goodOnes(name, 30),
  remarkList: goodOnes(name, 10),
});
const wireFreight = object({
  // A carrier that nobody has named is left out: its price could not be told apart from another's.
  carrierList: goodOnes(
    object({
      carrierCode: literal(...CARRIER_CODES),
      carrierName: name,
      isAvailable: boolean,
      unavailableReason: sentence,
      freightFen: fen,
      originalFreightFen: fen,
      earliestArrivalMs: nullable(number),
      latestArrivalMs: nullable(number),
      tag: name,
    }),
    MAX_CARRIERS,
  ),
});
const wireOffers = object({
  reductionFen: fen,
  couponList: goodOnes(
    object({
      couponId: id,
      couponType: literal(2, 3, 4, 5),
      couponCostStr: name,
      couponTitle: name,
      couponDesc: sentence,
      validEndTm: momentText,
      isUsable: boolean,
      unusableReason: sentence,
      discountFen: fen,
    }),
    MAX_COUPONS,
  ),
});
const wireSlots = object({
  dayList: array(
    object({
      date,
      slotList: goodOnes(
        object({ slotId: id, startTm: momentText, endTm: momentText, isAvailable: boolean, tag: name }),
        24,
      ),
    }),
  ),
});
const wirePlaced = object({ orderNo: id, freightFen: fen, discountFen: fen, reductionFen: fen, payFen: fen });

export interface SendApi {
  /** Open to everybody. @throws ApiError */
  fetchGoods(scope: Scope): Promise<GoodsInfo>;
  /** Open to everybody; those that can be had first, the cheapest at the top. @throws ApiError */
  fetchFreight(question: FreightQuestion, scope: Scope): Promise<readonly CarrierQuote[]>;
  /** @throws ApiError; UnauthorizedError without login */
  fetchOffers(question: OffersQuestion, scope: Scope): Promise<Offers>;
  /** Open to everybody. @throws ApiError */
  fetchSlots(question: SlotQuestion, scope: Scope): Promise<readonly PickUpDay[]>;
  /** Sent again with the same `submitNo` it answers what it made the first time. @throws ApiError */
  submit(body: SubmitBody): Promise<PlacedOrder>;
}

export interface SendPlace {
  /** Platform code of this visit. */
  readonly client: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  /** Whether this is the consumer app: its freight has a path of its own. */
  readonly isConsumerApp: boolean;
  /** Where the visitor came from; '' when unknown. Asked when it is needed: a switch to the tab may bring one. */
  readonly channelId: () => string;
  /** JSON text of the attribution info. */
  readonly burialPointInfo: () => string;
}

/** @param life of the page: a submit ends with it */
export function createSendApi(gateway: Gateway, place: SendPlace, life: Scope): SendApi {
  const freightPath = place.isConsumerApp
    ? '/sendOrder/wechat/fcapp/send/queryFreightAndTime'
    : '/sendOrder/wechat/applets/send/queryFreightAndTime';
  return {
    async fetchGoods(scope) {
      const { data } = await gateway.read(
        { path: '/sendOrder/wechat/applets/send/goodsTypes', auth: 'skip', json: {}, decode: wireGoods },
        scope,
      );
      return {
        types: data.goodsTypeList.map(({ goodsType, ...rest }) => ({ ...rest, id: goodsType })),
        forbidden: data.forbiddenList.filter((words) => words !== ''),
        remarks: data.remarkList.filter((words) => words !== ''),
      };
    },
    async fetchFreight(question, scope) {
      const { data } = await openToAll(() =>
        gateway.read({ path: freightPath, form: question, decode: wireFreight }, scope),
      );
      return data.carrierList.map((wire) => ({
        code: wire.carrierCode,
        name: wire.carrierName,
        isAvailable: wire.isAvailable,
        reason: wire.unavailableReason,
        freightFen: wire.freightFen,
        listFen: wire.originalFreightFen,
        earliestMs: wire.earliestArrivalMs,
        latestMs: wire.latestArrivalMs,
        tag: wire.tag,
      }));
    },
    async fetchOffers(question, scope) {
      const { data } = await gateway.read(
        { path: '/sendOrder/wechat/applets/send/coupons', json: question, decode: wireOffers },
        scope,
      );
      return {
        reductionFen: data.reductionFen,
        coupons: data.couponList.map((wire) => ({
          id: wire.couponId,
          type: wire.couponType,
          cost: wire.couponCostStr,
          title: wire.couponTitle,
          description: wire.couponDesc,
          endsAtMs: moment(wire.validEndTm, 'validEndTm'),
          endsOn: wire.validEndTm.slice(0, 10),
          isUsable: wire.isUsable,
          reason: wire.unusableReason,
          discountFen: wire.discountFen,
        })),
      };
    },
    async fetchSlots(question, scope) {
      const { data } = await gateway.read(
        {
          path: '/send/wechat/applets/send/expectPickUpTime',
          auth: 'skip',
          form: question,
          decode: wireSlots,
        },
        scope,
      );
      return data.dayList.map((day) => ({
        date: day.date,
        slots: day.slotList.map(({ slotId, startTm, endTm, ...slot }) => ({
          ...slot,
          id: slotId,
          startMs: moment(startTm, 'startTm'),
          endMs: moment(endTm, 'endTm'),
        })),
      }));
    },
    async submit(body) {
      const { data } = await gateway.write(
        {
          path: '/sendOrder/wechat/applets/send/submit',
          json: {
            ...body,
            client: place.client,
            channelId: place.channelId().slice(0, 128),
            burialPointInfo: place.burialPointInfo(),
          },
          decode: wirePlaced,
        },
        life,
      );
      return data;
    },
  };
}

/** A login that is over counts as none: the session has dropped the token by then, and the second call carries none. */
async function openToAll<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof UnauthorizedError)) throw cause;
    return ask();
  }
}
