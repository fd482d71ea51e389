/** View types of the receive-coupon activity: what the API edge turns wire types into. */
import type { ActivityStatus } from '@/features/activity';

export interface Coupon {
  readonly id: string;
  /** 2 discount, 3 and 4 fixed or reduce, 5 free. */
  readonly type: number;
  /** Decimal text as the server sends it: 8.5 is 8.5折 for type 2, yuan otherwise. */
  readonly cost: string;
  readonly description: string;
  readonly title: string;
  /** Beijing wall-clock texts. */
  readonly validStart: string;
  readonly validEnd: string;
}

export interface ReceiveActivity {
  readonly code: string;
  readonly title: string;
  /** Server HTML; becomes allow-listed nodes where it is shown. Blank: no rules icon. */
  readonly descriptionHtml: string;
  readonly status: ActivityStatus;
  /** Business number, handed back by check and claim (spec 2 §3). */
  readonly biz: number;
  readonly scene: number;
  readonly clientMap: Readonly<Record<string, string>>;
  readonly page: {
    readonly posterUrl: string;
    readonly qrCodeUrl: string;
    readonly qrButtonText: string;
    readonly qrButtonJumpUrl: string;
    readonly singleBackgroundUrl: string;
    readonly multipleBackgroundUrl: string;
    readonly couponJumpUrl: string;
    readonly shareTitle: string;
    readonly shareSummary: string;
    readonly shareImageUrl: string;
  };
}

export interface CheckResult {
  /** Middle four digits hidden (spec 1 §5). */
  readonly maskedPhone: string;
  readonly canReceive: boolean;
  readonly coupons: readonly Coupon[];
  readonly reasonCode: string;
  readonly reasonMsg: string;
}

export interface ClaimResult {
  readonly isClaimed: boolean;
  readonly coupons: readonly Coupon[];
  readonly reasonCode: string;
  readonly reasonMsg: string;
}
