/** View types of the receive-coupon activity (product §1.2.1, §1.4). */

import type { ActivityStatus } from '@/domain/activity';
import type { Coupon } from './receivedCoupon';

export interface ReceiveActivity {
  readonly code: string;
  readonly title: string;
  /** Server HTML; sanitized into nodes where it is shown. Blank: no rules icon. */
  readonly descriptionHtml: string;
  readonly status: ActivityStatus;
  /** Business number, sent back by check and claim (product §2.3). */
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
  /** Middle four digits masked (product §1.5). */
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
  /** `msg` of the response envelope. */
  readonly msg: string;
}
