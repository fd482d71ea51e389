/**
 * What the home and the welfare page are put together from. Read part by part: a campaign or a hint that is broken is
 * left out and the page stands without it.
 */
import { literal, nullable, number, object, string, type Decoded, type Decoder } from '@/api/decode';
import { goodOnes, withDefault } from '@/api/lenient';
import { shortWords } from '@/api/shortWords';
import { amount } from '@/features/visitor';
import { pictureAddress } from '@/session/links';
import { parseBeijingTime } from '@/utils/beijingTime';
import type { CampaignSpan } from './campaignRules';

/** What the contract sends at most. */
const MAX_CAMPAIGNS = 30;
const MAX_TITLE = 40;

export const picture: Decoder<string> = withDefault((value, path) => pictureAddress(string(value, path)), '');

export const statusCode = literal(
  'NOT_START',
  'PROCEED',
  'PAUSED',
  'OFF_SHELF',
  'FINISHED',
  'NOT_EXIST',
  'WRONG_PLATFORM',
);

export const wireCampaigns = goodOnes(
  object({
    code: string,
    kind: string,
    title: shortWords(MAX_TITLE),
    subTitle: shortWords(MAX_TITLE),
    statusCode,
    startTm: string,
    endTm: string,
    imgUrl: picture,
    linkUrl: string,
  }),
  MAX_CAMPAIGNS,
);

export interface Campaign extends CampaignSpan {
  readonly code: string;
  /** receive, incentive, weekly, reduction, or one that nobody has named. */
  readonly kind: string;
  readonly title: string;
  /** May be ''. */
  readonly subTitle: string;
  /** '' for none. */
  readonly imageUrl: string;
  /** Not to be trusted. */
  readonly link: string;
}

/** One that nobody could read or reach in time is left out, and so is one that comes twice: cards go by their code. */
export function toCampaigns(wire: Decoded<typeof wireCampaigns>): readonly Campaign[] {
  const codes = new Set<string>();
  return wire.flatMap((each) => {
    const startMs = parseBeijingTime(each.startTm);
    const endMs = parseBeijingTime(each.endTm);
    if (startMs === null || endMs === null || each.title === '' || codes.has(each.code)) return [];
    codes.add(each.code);
    const { code, kind, title, subTitle, statusCode: status, startTm, imgUrl, linkUrl } = each;
    return [
      { code, kind, title, subTitle, status, startMs, endMs, startTm, imageUrl: imgUrl, link: linkUrl },
    ];
  });
}

/** Null: nobody is logged in. */
export const couponHint = withDefault(
  nullable(object({ count: amount, expiringCount: amount, firstEndTm: nullable(string) })),
  null,
);
export type CouponHint = NonNullable<Decoded<typeof couponHint>>;

/** `rewardFen`: what the reduction center sums up (spec 2 §9 "Reward sum"). Null: nobody is logged in. */
export const taskHint = withDefault(
  nullable(object({ rewardFen: amount, taskCount: amount, channelId: string })),
  null,
);
export type TaskHint = NonNullable<Decoded<typeof taskHint>>;

export const optionalAmount = withDefault(amount, 0);
/** Metres. */
export const distance = withDefault(nullable(number), null);
