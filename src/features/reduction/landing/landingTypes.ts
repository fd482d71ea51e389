/** View types of the landing pages (contract tag `reduction`, `ReduceMoneyInfoData`; product §2.2). */
import type { ReduceMoneyInfoData } from '@/api/generated/operations/fundLanding';

/** What the amount pays for: late pickup of a parcel, or storage in a cabinet. */
export type LandingKind = 'EXTEND' | 'STORAGE';

/** The gateway's `statusCode`. */
export type LandingStatus = ReduceMoneyInfoData['statusCode'];

export interface LandingActivity {
  readonly code: string;
  readonly name: string;
  /** Unchecked URL from the gateway: load it only through `pictureAddress`, like the other picture. */
  readonly headerUrl: string;
  /** Amount for joining, in fen. */
  readonly amountFen: number;
  /** Days the amount is valid, counted from joining. */
  readonly validDays: number;
  readonly status: LandingStatus;
  /** Beijing time, `YYYY-MM-DD HH:mm:ss`. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Server HTML; rendered as allow-listed nodes. '' for none. */
  readonly rulesHtml: string;
  readonly hasJoined: boolean;
  /** End of validity of the joined amount, Beijing time; '' until joined. */
  readonly validUntil: string;
  /** '' uses our own text. */
  readonly buttonText: string;
  /** Link for spending the amount; '' leads to the send-parcel page. */
  readonly useUrl: string;
  /** '' disables sharing. */
  readonly shareTitle: string;
  readonly shareImageUrl: string;
}

export interface JoinAnswer {
  readonly amountFen: number;
  /** This account had already joined. */
  readonly hadJoined: boolean;
  readonly validUntil: string;
}
