import type { Scope } from '@/api';
import { prepareShare } from '@/domain/activity/parts/prepareShare';

interface SharedActivity {
  readonly code: string;
  readonly title: string;
  readonly page: {
    readonly shareTitle: string;
    readonly shareSummary: string;
    readonly shareImageUrl: string;
  };
}

/** The host's share menu passes on the activity's page. */
export const shareActivity = (
  route: 'receiveCoupon' | 'couponIncentive',
  { code, title, page }: SharedActivity,
  scope: Scope,
): void =>
  prepareShare(
    {
      from: route,
      route,
      params: { activityCode: code },
      title: page.shareTitle || title,
      summary: page.shareSummary,
      imageUrl: page.shareImageUrl,
    },
    scope,
  );
