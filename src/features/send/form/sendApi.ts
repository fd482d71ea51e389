/** API of the send page (contract tag `send`). Raw server types stay inside this file. */
import type { Gateway, Scope } from '@/api';
import { expectPickUpTime, goodsTypes, sendCoupons, sendSubmit } from '@/api/generated/operations/send';
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
} from '@/domain/send/sendTypes';
import { fetchFreight } from '@/features/send/freightApi';
import type { PlatformCode } from '@/platform/host/types';
import { parseBeijingTime, toDay } from '@/utils/beijingTime';

/** Validated Beijing time -> epoch ms. */
const moment = (text: string): number => parseBeijingTime(text) ?? NaN;

export interface SendApi {
  /** Public. @throws ApiError */
  fetchGoods(scope: Scope): Promise<GoodsInfo>;
  /** Public; available carriers first, cheapest at the top. @throws ApiError */
  fetchFreight(question: FreightQuestion, scope: Scope): Promise<readonly CarrierQuote[]>;
  /** @throws ApiError; UnauthorizedError without login */
  fetchOffers(question: OffersQuestion, scope: Scope): Promise<Offers>;
  /** Public. @throws ApiError */
  fetchSlots(question: SlotQuestion, scope: Scope): Promise<readonly PickUpDay[]>;
  /** Sending again with the same `submitNo` returns the first result. @throws ApiError */
  submit(body: SubmitBody): Promise<PlacedOrder>;
}

interface SendPlace {
  /** Platform code of this visit. */
  readonly client: PlatformCode;
  /** Whether this is the consumer app: its freight call has a different path. */
  readonly isConsumerApp: boolean;
  /** Where the user came from; '' if unknown. Read when needed, because a switch to the tab may bring one. */
  readonly channelId: () => string;
  /** JSON text of the attribution info. */
  readonly burialPointInfo: () => string;
}

/** @param life page scope; unmounting cancels a submit */
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
