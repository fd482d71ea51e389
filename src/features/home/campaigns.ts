/** Campaigns as the home and the welfare page show them. */
import type { RunningCampaign } from '@/api/generated/operations/overview';
import { pictureAddress } from '@/session/links';
import { parseBeijingTime } from '@/utils/beijingTime';
import type { CampaignSpan } from './campaignRules';

export interface Campaign extends CampaignSpan {
  readonly code: string;
  readonly kind: RunningCampaign['kind'];
  readonly title: string;
  /** May be ''. */
  readonly subTitle: string;
  /** '' for none. */
  readonly imageUrl: string;
  /** Untrusted. */
  readonly link: string;
}

/**
 * Leaves out campaigns without readable times or a title, with an unknown status, and duplicates (cards are keyed by
 * code).
 */
export function toCampaigns(wire: readonly RunningCampaign[]): readonly Campaign[] {
  const codes = new Set<string>();
  return wire.flatMap((each) => {
    const startMs = parseBeijingTime(each.startTm);
    const endMs = parseBeijingTime(each.endTm);
    if (startMs === null || endMs === null || each.title === '' || codes.has(each.code)) return [];
    const { code, kind, title, subTitle, statusCode: status, startTm, imgUrl, linkUrl } = each;
    if (status === 'unknown') return [];
    codes.add(code);
    return [
      {
        code,
        kind,
        title,
        subTitle,
        status,
        startMs,
        endMs,
        startTm,
        imageUrl: pictureAddress(imgUrl),
        link: linkUrl,
      },
    ];
  });
}
