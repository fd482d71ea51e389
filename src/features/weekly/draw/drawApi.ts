/** API of the prize draw (product §2.7 "drawPrize", contract tag `draw`). DTOs do not leave this file. */
import { BusinessError, type Gateway, type Reply, type Scope } from '@/api';
import { shortText } from '@/api/decode';
import {
  type DrawActivity as WireActivity,
  drawPrize,
  type DrawPrizeItem,
  drawPrizeList,
  type DrawResult,
} from '@/api/generated/operations/draw';
import { businessOfText } from '@/features/weekly/businessLabel';
import type { PlatformCode } from '@/platform/host/types';
import { parseBeijingTime } from '@/utils/beijingTime';
import type { DrawActivity, DrawAnswer, DrawPlace, Prize } from './drawTypes';

/** Device data that the gateway receives. */
interface DrawClient {
  readonly platformCode: PlatformCode;
  /** Operating system in the consumer app; '' in other hosts. */
  readonly appSystem: '' | 'android' | 'ios';
}

const MAX_CHANNEL = 128;

export interface DrawApi {
  /** Current state of the draw for this user; public. @throws ApiError */
  fetchActivity(scope: Scope): Promise<DrawActivity>;
  /**
   * Draws once, sent exactly once. After a lost response the draw may have happened.
   * @throws ApiError that is not a refusal
   */
  draw(activity: DrawActivity, requestNo: string): Promise<DrawAnswer>;
}

/**
 * @param burialPointInfo attribution info as JSON, read at every draw
 * @param scope the page's scope; its end cancels running requests
 */
export function createDrawApi(
  gateway: Gateway,
  place: DrawPlace,
  client: DrawClient,
  burialPointInfo: () => string,
  scope: Scope,
): DrawApi {
  const channelCode = place.channelId.slice(0, MAX_CHANNEL);
  return {
    async fetchActivity(ownScope) {
      const { data } = await gateway.call(
        drawPrizeList,
        {
          aggregatePageBizId: place.configId,
          drawPrizeActId: place.activityId,
          channelCode,
          client: client.platformCode,
        },
        ownScope,
      );
      return toActivity(data);
    },
    draw(activity, requestNo) {
      const call = gateway.call(
        drawPrize,
        {
          channelCode,
          code: activity.code,
          biz: activity.limitBiz,
          aggregatePageBizId: place.configId,
          appSystem: client.appSystem,
          burialPointInfo: burialPointInfo(),
          requestNo,
        },
        scope,
      );
      return call.then(toAnswer, toRefusal);
    },
  };
}

const toText = shortText(100);

/** See `DrawActivity`; a count that is not a whole number from 0 is unknown. */
const toTurns = ({ leftDrawCount, nextDrawTm }: Pick<WireActivity, 'leftDrawCount' | 'nextDrawTm'>) => ({
  leftCount:
    leftDrawCount !== null && Number.isInteger(leftDrawCount) && leftDrawCount >= 0 ? leftDrawCount : null,
  nextDrawMs: nextDrawTm === null ? null : parseBeijingTime(nextDrawTm),
});

const toAnswer = ({ data, msg }: Reply<DrawResult>): DrawAnswer => ({
  isDrawn: data.result,
  prizeCode: data.prizeInfo?.prizeCode ?? null,
  couponId: data.prizeInfo?.couponId ?? '',
  reasonCode: data.reasonCode,
  nextReasonCode: data.nextReasonCode,
  buttonText: data.buttonText,
  nextTip: data.nextRoundAwardTip,
  ...toTurns(data),
  words: data.toast || toText(msg, 'msg'),
});

/**
 * A refused call means the same as a refusal in its data (product §2.8: the toast is the server’s `toast`, else its
 * `msg`; codes 1004 and 1009 in data).
 * @throws the original cause if it is not a refusal
 */
function toRefusal(cause: unknown): DrawAnswer {
  if (!(cause instanceof BusinessError)) throw cause;
  return {
    isDrawn: false,
    prizeCode: null,
    couponId: '',
    reasonCode: cause.reasonCode || cause.code,
    nextReasonCode: '',
    buttonText: '',
    nextTip: '',
    leftCount: null,
    nextDrawMs: null,
    words: toText(cause.toast || cause.msg, 'toast'),
  };
}

function toActivity(wire: WireActivity): DrawActivity {
  const seen = new Set<string>();
  return {
    code: wire.activityCode,
    id: wire.activityId,
    reasonCode: wire.reasonCode,
    buttonText: wire.buttonText,
    nextTip: wire.nextRoundAwardTip,
    ...toTurns(wire),
    limitBiz: wire.receiveLimitBiz,
    // Keeps the first prize of each code, since a draw identifies its prize by code.
    prizes: inOrder(wire.prizeInfoList)
      .filter(({ prizeCode }) => !seen.has(prizeCode) && seen.add(prizeCode))
      .map(toPrize),
  };
}

/** Sorted by `index`; equal or missing ones keep the received order. */
const inOrder = (items: readonly DrawPrizeItem[]): readonly DrawPrizeItem[] =>
  items
    .map((item, place) => ({ item, place }))
    .sort((a, b) => a.item.index - b.item.index || a.place - b.place)
    .map(({ item }) => item);

function toPrize(wire: DrawPrizeItem): Prize {
  return {
    code: wire.prizeCode,
    type: wire.prizeType,
    name: wire.prizeName,
    imageUrl: wire.prizeImgUrl,
    couponType: wire.couponType,
    cost: wire.couponCostStr,
    business: businessOfText(wire.couponBizStr),
    limitText: wire.limitDesc,
  };
}
