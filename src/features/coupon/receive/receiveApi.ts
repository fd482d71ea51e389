/**
 * Calls of the receive-coupon activity (spec 1 §7, contract tag `receive`): wire types stop here.
 */
import type { Gateway } from '@/api/createGateway';
import {
  array,
  boolean,
  literal,
  nullable,
  number,
  object,
  record,
  string,
  type Decoded,
} from '@/api/decode';
import { BusinessError } from '@/api/errors';
import type { Scope } from '@/api/scope';
import { words } from '@/api/words';
import { ACTIVITY_STATUS } from '@/features/activity';
import { picture } from '@/features/activityParts';
import type { PlatformCode } from '@/platform/host/types';
import { maskPhone } from '@/utils/phone';
import { CODE_ACTIVITY_GONE } from '../codes';
import type { CheckResult, ClaimResult, Coupon, ReceiveActivity } from './receiveTypes';

const wireCoupon = object({
  couponId: string,
  couponType: literal(2, 3, 4, 5),
  couponCostStr: words,
  couponDesc: words,
  couponTitle: words,
  validStartTm: string,
  validEndTm: string,
});

const wireActivity = object({
  code: string,
  title: words,
  description: string,
  statusCode: literal(...ACTIVITY_STATUS),
  biz: number,
  scene: number,
  clientMap: record(words),
  pageConfig: object({
    commonReceiveCouponV1DTO: object({
      homePageImgUrl: picture,
      qrCodeImgUrl: picture,
      qrCodeButtonText: words,
      qrCodeButtonJumpUrl: string,
      popupSingleStyleImgUrl: picture,
      popupMultipleStyleImgUrl: picture,
      popupButtonJumpUrl: string,
      shareTitle: words,
      shareSummary: words,
      shareMiniPicImgUrl: picture,
    }),
  }),
});

const wireCheck = object({
  phone: string,
  isCanReceive: boolean,
  couponInfos: array(wireCoupon),
  reasonCode: nullable(string),
  reasonMsg: nullable(words),
});

const wireClaim = object({
  result: boolean,
  couponInfos: array(wireCoupon),
  reasonCode: nullable(string),
  reasonMsg: nullable(words),
});

export type ActivityAnswer =
  | { readonly kind: 'found'; readonly activity: ReceiveActivity }
  /** Code 100901004: shown as finished with the app's own poster. */
  | { readonly kind: 'gone' };

export interface ReceiveApi {
  /** Open to everybody; never carries the token. @throws ApiError */
  fetchActivity(code: string): Promise<ActivityAnswer>;
  /** What this account may do and holds; changes nothing. @throws ApiError, UnauthorizedError without login */
  fetchCheck(activity: ReceiveActivity): Promise<CheckResult>;
  /** Claims, sent exactly once. After a lost answer it may have happened: ask `fetchCheck`. @throws ApiError */
  claimCoupon(activity: ReceiveActivity): Promise<ClaimResult>;
}

/**
 * @param clientCode platform code of this visit (spec 2 §3)
 * @param scope life of the page; its end cancels what is in flight
 */
export function createReceiveApi(gateway: Gateway, clientCode: PlatformCode, scope: Scope): ReceiveApi {
  const payload = ({ biz, code, scene }: ReceiveActivity) => ({ biz, client: clientCode, code, scene });
  return {
    async fetchActivity(code) {
      try {
        const reply = await gateway.read(
          { path: '/activity/marketing/common/activity/info', json: { code }, decode: wireActivity },
          scope,
        );
        return { kind: 'found', activity: toActivity(reply.data) };
      } catch (cause) {
        if (cause instanceof BusinessError && cause.code === CODE_ACTIVITY_GONE) return { kind: 'gone' };
        throw cause;
      }
    },
    async fetchCheck(activity) {
      const { data } = await gateway.read(
        {
          path: '/activity/marketing/common/activity/preReceiveCheck',
          json: payload(activity),
          decode: wireCheck,
        },
        scope,
      );
      return {
        maskedPhone: maskPhone(data.phone),
        canReceive: data.isCanReceive,
        coupons: data.couponInfos.map(toCoupon),
        reasonCode: data.reasonCode ?? '',
        reasonMsg: data.reasonMsg ?? '',
      };
    },
    async claimCoupon(activity) {
      const { data } = await gateway.write(
        {
          path: '/activity/marketing/common/activity/receiveCoupon',
          json: payload(activity),
          decode: wireClaim,
        },
        scope,
      );
      return {
        isClaimed: data.result,
        coupons: data.couponInfos.map(toCoupon),
        reasonCode: data.reasonCode ?? '',
        reasonMsg: data.reasonMsg ?? '',
      };
    },
  };
}

function toActivity(wire: Decoded<typeof wireActivity>): ReceiveActivity {
  const page = wire.pageConfig.commonReceiveCouponV1DTO;
  return {
    code: wire.code,
    title: wire.title,
    descriptionHtml: wire.description,
    status: wire.statusCode,
    biz: wire.biz,
    scene: wire.scene,
    clientMap: wire.clientMap,
    page: {
      posterUrl: page.homePageImgUrl,
      qrCodeUrl: page.qrCodeImgUrl,
      qrButtonText: page.qrCodeButtonText,
      qrButtonJumpUrl: page.qrCodeButtonJumpUrl,
      singleBackgroundUrl: page.popupSingleStyleImgUrl,
      multipleBackgroundUrl: page.popupMultipleStyleImgUrl,
      couponJumpUrl: page.popupButtonJumpUrl,
      shareTitle: page.shareTitle,
      shareSummary: page.shareSummary,
      shareImageUrl: page.shareMiniPicImgUrl,
    },
  };
}

function toCoupon(wire: Decoded<typeof wireCoupon>): Coupon {
  return {
    id: wire.couponId,
    type: wire.couponType,
    cost: wire.couponCostStr,
    description: wire.couponDesc,
    title: wire.couponTitle,
    validStart: wire.validStartTm,
    validEnd: wire.validEndTm,
  };
}
