/** Views of a reduction-fund activity's landing pages (contract tag `reduction`, spec 2 §2). */
import type { ReduceMoneyInfoData } from '@/api/generated/operations/reduceMoneyInfo';

/** What the amount pays for: picking a parcel up late, or storing things in a locker. */
export type LandingKind = 'EXTEND' | 'STORAGE';

/** The gateway's `statusCode`. */
export type LandingStatus = ReduceMoneyInfoData['statusCode'];

export interface LandingActivity {
  readonly code: string;
  readonly name: string;
  /** As the gateway says it: fit to be loaded only by way of `pictureAddress`, like the other picture. */
  readonly headerUrl: string;
  /** What joining gives, fen. */
  readonly amountFen: number;
  /** Days from joining that it can be used. */
  readonly validDays: number;
  readonly status: LandingStatus;
  /** Beijing wall-clock texts, `YYYY-MM-DD HH:mm:ss`. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Server HTML; becomes allow-listed nodes where it is shown. '' for none. */
  readonly rulesHtml: string;
  readonly hasJoined: boolean;
  /** Until when the joined amount can be used, Beijing wall clock; '' until joined. */
  readonly validUntil: string;
  /** '' for our own words. */
  readonly buttonText: string;
  /** Where the amount is spent; '' for the send-parcel page. */
  readonly useUrl: string;
  /** '': the page is not offered for sharing. */
  readonly shareTitle: string;
  readonly shareImageUrl: string;
}

export interface JoinAnswer {
  readonly amountFen: number;
  /** This account had joined before. */
  readonly hadJoined: boolean;
  readonly validUntil: string;
}
