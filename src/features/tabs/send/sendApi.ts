/** Calls of the send page (contract tag `send`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { expectPickUpTime, goodsTypes, sendCoupons, sendSubmit } from '@/api/generated/operations/send';
import { fetchFreight } from '@/domain/send/freightApi';
import type { PlatformCode } from '@/platform/host/types';
import { parseBeijingTime, toDay } from '@/utils/beijingTime';
import type {
  CarrierQuote,
  FreightQuestion,
  GoodsInfo,
  Offers,
  OffersQuestion,
  PickUpDay,
  PlacedOrder,
  SlotQuestion,
  SubmitBody,
} from '@/domain/send/sendRules';

/** Beijing time that was checked -> epoch ms. */
const moment = (text: string): number => parseBeijingTime(text) ?? NaN;

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
  readonly client: PlatformCode;
  /** Whether this is the consumer app: its freight has a path of its own. */
  readonly isConsumerApp: boolean;
  /** Where the visitor came from; '' when unknown. Asked when it is needed: a switch to the tab may bring one. */
  readonly channelId: () => string;
  /** JSON text of the attribution info. */
  readonly burialPointInfo: () => string;
}

/** @param life of the page: a submit ends with it */
export function createSendApi(gateway: Gateway, place: SendPlace, life: Scope): SendApi {
  return {
    async fetchGoods(scope) {
      const { data } = await gateway.call(goodsTypes, {}, scope);
      return {
        types: data.goodsTypeList.map(({ goodsType, ...rest }) => ({ ...rest, id: goodsType })),
        forbidden: data.forbiddenList.filter((words) => words !== ''),
        remarks: data.remarkList.filter((words) => words !== ''),
      };
    },
    async fetchFreight(question, scope) {
      const { offers } = await fetchFreight(gateway, place.isConsumerApp, question, scope);
      return offers;
    },
    async fetchOffers(question, scope) {
      const { data } = await gateway.call(sendCoupons, question, scope);
      return {
        reductionFen: data.reductionFen,
        coupons: data.couponList.map((wire) => ({
          id: wire.couponId,
          type: wire.couponType,
          cost: wire.couponCostStr,
          title: wire.couponTitle,
          description: wire.couponDesc,
          endsAtMs: moment(wire.validEndTm),
          endsOn: toDay(wire.validEndTm),
          isUsable: wire.isUsable,
          reason: wire.unusableReason,
          discountFen: wire.discountFen,
        })),
      };
    },
    async fetchSlots(question, scope) {
      const { data } = await gateway.call(expectPickUpTime, question, scope);
      return data.dayList.map((day) => ({
        date: day.date,
        slots: day.slotList.map(({ slotId, startTm, endTm, ...slot }) => ({
          ...slot,
          id: slotId,
          startMs: moment(startTm),
          endMs: moment(endTm),
        })),
      }));
    },
    async submit(body) {
      const { data } = await gateway.call(
        sendSubmit,
        {
          ...body,
          client: place.client,
          channelId: place.channelId().slice(0, 128),
          burialPointInfo: place.burialPointInfo(),
        },
        life,
      );
      return data;
    },
  };
}
