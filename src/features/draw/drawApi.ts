/** Calls of the prize draw (spec 2 §7 "drawPrize", contract tag `draw`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { boolean, nullable, object, string, type Decoded } from '@/api/decode';
import { goodOnes } from '@/api/lenient';
import type { PlatformCode } from '@/platform/host/types';
import { shortWords } from '@/api/shortWords';
import { code, id, raw } from './decoders';
import type { DrawActivity, DrawAnswer, DrawPlace, Prize } from './drawTypes';

/** What the gateway is told about the device. */
export interface DrawClient {
  readonly platformCode: PlatformCode;
  /** Of the consumer app, '' elsewhere. */
  readonly appSystem: '' | 'android' | 'ios';
}

/** The contract's limit; also what the strip's style sheet has positions for. */
const MAX_PRIZES = 20;
const MAX_CHANNEL = 128;

/** The code decides where a draw stops and must be there; all else of a prize has words of ours. */
const wirePrize = object({
  prizeCode: id,
  prizeType: code,
  prizeName: shortWords(24),
  prizeImgUrl: raw,
  couponType: code,
  couponCostStr: shortWords(8),
  limitDesc: shortWords(40),
});

const wireActivity = object({
  activityCode: id,
  activityId: id,
  reasonCode: string,
  buttonText: shortWords(16),
  nextRoundAwardTip: shortWords(60),
  receiveLimitBiz: raw,
  prizeInfoList: goodOnes(wirePrize, MAX_PRIZES),
});

/** A prize that was won must not be lost to a bad text beside it. */
const wireAnswer = object({
  result: boolean,
  prizeInfo: nullable(object({ prizeCode: string })),
  reasonCode: raw,
  nextReasonCode: raw,
  buttonText: shortWords(16),
  nextRoundAwardTip: shortWords(60),
  toast: shortWords(100),
});

export interface DrawApi {
  /** The draw as it stands for this visitor; open to everybody. @throws ApiError */
  fetchActivity(scope: Scope): Promise<DrawActivity>;
  /** Draws once, sent exactly once. After a lost answer it may have happened. @throws ApiError */
  draw(activity: DrawActivity): Promise<DrawAnswer>;
}

/**
 * @param burialPointInfo JSON text of the attribution info, asked at every draw
 * @param scope life of the page; its end cancels what is in flight
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
      const { data } = await gateway.read(
        {
          path: '/activity/api/marketing/aggregatePage/draw/prizeList',
          json: {
            aggregatePageBizId: place.configId,
            drawPrizeActId: place.activityId,
            channelCode,
            client: client.platformCode,
          },
          decode: wireActivity,
        },
        ownScope,
      );
      return toActivity(data);
    },
    async draw(activity) {
      const { data, msg } = await gateway.write(
        {
          path: '/activity/api/marketing/aggregatePage/draw/drawPrize',
          json: {
            channelCode,
            code: activity.code,
            biz: activity.limitBiz,
            aggregatePageBizId: place.configId,
            appSystem: client.appSystem,
            burialPointInfo: burialPointInfo(),
          },
          decode: wireAnswer,
        },
        scope,
      );
      return {
        isDrawn: data.result,
        prizeCode: data.prizeInfo?.prizeCode ?? null,
        reasonCode: data.reasonCode,
        nextReasonCode: data.nextReasonCode,
        buttonText: data.buttonText,
        nextTip: data.nextRoundAwardTip,
        words: data.toast || shortWords(100)(msg, 'msg'),
      };
    },
  };
}

function toActivity(wire: Decoded<typeof wireActivity>): DrawActivity {
  const seen = new Set<string>();
  return {
    code: wire.activityCode,
    id: wire.activityId,
    reasonCode: wire.reasonCode,
    buttonText: wire.buttonText,
    nextTip: wire.nextRoundAwardTip,
    limitBiz: wire.receiveLimitBiz,
    // The first of a code: a draw goes by it.
    prizes: wire.prizeInfoList
      .filter(({ prizeCode }) => !seen.has(prizeCode) && seen.add(prizeCode))
      .map(toPrize),
  };
}

function toPrize(wire: Decoded<typeof wirePrize>): Prize {
  return {
    code: wire.prizeCode,
    type: wire.prizeType,
    name: wire.prizeName,
    imageUrl: wire.prizeImgUrl,
    couponType: wire.couponType,
    cost: wire.couponCostStr,
    limitText: wire.limitDesc,
  };
}
