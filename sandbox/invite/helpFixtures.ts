import type { CouponTemplate } from '../coupon/coupons';

export type HelpKind = 'fission' | 'bargain';

export interface HelpActivityFixture {
  readonly kind: HelpKind;
  readonly code: string;
  readonly title: string;
  readonly rule: string;
  /** Total of the help in fen, exactly. */
  readonly goalFen: number;
  /** Number of friends that make up the total; more cannot help. */
  readonly friends: number;
  /** Counted from its start. */
  readonly lastsHours: number;
  /** End of the activity itself, counted from the sandbox's first state. */
  readonly endsInHours: number;
  readonly shareTitle: string;
  readonly shareImgUrl: string;
  /** For a bargain: the goods. */
  readonly goods?: BargainFixture;
}

/** A helper in the first state. */
export interface SeededHelper {
  readonly phone: string;
  readonly fen: number;
  readonly hoursAgo: number;
  /** Shown instead of the masked number. */
  readonly name?: string;
  readonly imgUrl?: string;
}

export interface SeededHelp {
  readonly inviteCode: string;
  readonly activityCode: string;
  readonly ownerPhone: string;
  readonly startedHoursAgo: number;
  /** The owner's starting amount; absent: nothing. */
  readonly ownFen?: number;
  readonly helpers: readonly SeededHelper[];
}

/** The goods of a bargain. Its goal (`goalFen`) is the difference between the original price and the floor. */
export interface BargainFixture {
  readonly name: string;
  /** `{origin}` is the sandbox's own. */
  readonly imgUrl: string;
  readonly coupons: readonly { readonly template: CouponTemplate; readonly count: number }[];
  /** Fen. */
  readonly originalFen: number;
  readonly floorFen: number;
  /** Sold only at the floor price. */
  readonly isFloorOnly: boolean;
  readonly stock: number;
}
