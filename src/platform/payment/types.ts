import type { PlatformFailure, Unsupported } from '../outcome';

/** What the gateway prepared; one form for each payment house. */
export type PaymentParams =
  | {
      readonly house: 'wechat';
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
  | { readonly house: 'alipay'; readonly tradeNo: string };

export type PaymentOutcome =
  /** The platform says that it is paid: only the server's word counts, ask it. */
  | { readonly kind: 'paid-unconfirmed' }
  /** The platform does not know whether it is paid: ask the server. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'cancelled' }
  | PlatformFailure
  | Unsupported;

export interface PaymentCapability {
  pay(params: PaymentParams): Promise<PaymentOutcome>;
}
