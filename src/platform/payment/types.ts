import type { PlatformFailure, Unsupported } from '../outcome';

/** Parameters that the gateway prepared; one form per payment provider. */
export type PaymentParams =
  | {
      readonly provider: 'wechat';
      /** Needed in the messaging-app browser only. */
      readonly appId: string;
      /** Seconds, as text. */
      readonly timeStamp: string;
      readonly nonceStr: string;
      /** `prepay_id=…` */
      readonly package: string;
      readonly signType: 'MD5' | 'HMAC-SHA256' | 'RSA';
      readonly paySign: string;
    }
  | { readonly provider: 'alipay'; readonly tradeNo: string };

export type PaymentOutcome =
  /** The platform reports success, but only the server's record counts: query it. */
  | { readonly kind: 'paid-unconfirmed' }
  /** The platform does not know whether the payment succeeded: query the server. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'cancelled' }
  | PlatformFailure
  | Unsupported;

export interface PaymentCapability {
  pay(params: PaymentParams): Promise<PaymentOutcome>;
}
