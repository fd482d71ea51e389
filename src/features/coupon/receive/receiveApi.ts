/**
 * API of the receive-coupon activity (product §1.7, contract tag `receive`): raw server types stay inside this file.
 */
import type { Gateway } from '@/api/createGateway';
import {
  type Activity,
  preReceiveCheck,
  receiveActivityInfo,
  receiveCoupon,
} from '@/api/generated/operations/receive';
import type { Scope } from '@/api/scope';
import { toCoupon } from '@/domain/coupon/receivedCoupon';
import { endCodeOf } from '@/domain/coupon/receiveRules';
import type { CheckResult, ClaimResult, ReceiveActivity } from '@/domain/coupon/receiveTypes';
import type { PlatformCode } from '@/platform/host/types';
import { pictureAddress } from '@/session/links';
import { maskPhone } from '@/utils/phone';

export type ActivityAnswer =
  | { readonly kind: 'found'; readonly activity: ReceiveActivity }
  /** Ended, with no details (100901004): shown with the app's own poster. */
  | { readonly kind: 'gone' };

export interface ReceiveApi {
  /** Public: never sends the login token. @throws ApiError */
  fetchActivity(code: string): Promise<ActivityAnswer>;
  /** What this account may do and holds; read-only. @throws ApiError, UnauthorizedError without login */
  fetchCheck(activity: ReceiveActivity): Promise<CheckResult>;
  /**
   * Claims; sent exactly once. After a lost response it may have succeeded: check with `fetchCheck`. @throws ApiError
   */
  claimCoupon(activity: ReceiveActivity, requestNo: string): Promise<ClaimResult>;
}

/**
 * @param clientCode platform code of this visit (product §2.3)
 * @param scope page scope; unmounting cancels requests in flight
 */
export function createReceiveApi(gateway: Gateway, clientCode: PlatformCode, scope: Scope): ReceiveApi {
  const payload = ({ biz, code, scene }: ReceiveActivity) => ({ biz, client: clientCode, code, scene });
  return {
    async fetchActivity(code) {
      try {
        const reply = await gateway.call(receiveActivityInfo, { code }, scope);
        return { kind: 'found', activity: toActivity(reply.data) };
      } catch (cause) {
        endCodeOf(cause);
        return { kind: 'gone' };
      }
    },
    async fetchCheck(activity) {
      try {
        const { data } = await gateway.call(preReceiveCheck, payload(activity), scope);
        return {
          maskedPhone: maskPhone(data.phone),
          canReceive: data.isCanReceive,
          coupons: data.couponInfos.map(toCoupon),
          reasonCode: data.reasonCode ?? '',
          reasonMsg: data.reasonMsg ?? '',
        };
      } catch (cause) {
        const reasonCode = endCodeOf(cause);
        return { maskedPhone: '', canReceive: false, coupons: [], reasonCode, reasonMsg: '' };
      }
    },
    async claimCoupon(activity, requestNo) {
      try {
        const { data, msg } = await gateway.call(receiveCoupon, { ...payload(activity), requestNo }, scope);
        return {
          isClaimed: data.result,
          coupons: data.couponInfos.map(toCoupon),
          reasonCode: data.reasonCode ?? '',
          reasonMsg: data.reasonMsg ?? '',
          msg,
        };
      } catch (cause) {
        const reasonCode = endCodeOf(cause);
        return { isClaimed: false, coupons: [], reasonCode, reasonMsg: '', msg: '' };
      }
    },
  };
}

function toActivity(wire: Activity): ReceiveActivity {
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
      posterUrl: pictureAddress(page.homePageImgUrl),
      qrCodeUrl: pictureAddress(page.qrCodeImgUrl),
      qrButtonText: page.qrCodeButtonText,
      qrButtonJumpUrl: page.qrCodeButtonJumpUrl,
      singleBackgroundUrl: pictureAddress(page.popupSingleStyleImgUrl),
      multipleBackgroundUrl: pictureAddress(page.popupMultipleStyleImgUrl),
      couponJumpUrl: page.popupButtonJumpUrl,
      shareTitle: page.shareTitle,
      shareSummary: page.shareSummary,
      shareImageUrl: pictureAddress(page.shareMiniPicImgUrl),
    },
  };
}
