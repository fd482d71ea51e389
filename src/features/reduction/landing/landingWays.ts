/** Where the landing pages lead. */
import { env } from '@/env';
import { followLink } from '@/navigation/followLink';
import { navigator, type RouteName } from '@/navigation';
import { tracker } from '@/tracking';
import { LANDING_KINDS, type LandingActivity } from './landingRules';
import type { LandingPlace } from './landingApi';

/** 去使用: the activity's own address, else the send-parcel page. */
export const spend = (page: RouteName, { useUrl }: Pick<LandingActivity, 'useUrl'>): Promise<boolean> =>
  followLink(useUrl || env.sendParcelUrl, { page, component: 'use' });

/** 查看减免金: the reduction-fund center. */
export async function openFunds({ kind, channelId }: LandingPlace): Promise<void> {
  tracker.click(LANDING_KINDS[kind].home, 'funds');
  await navigator.goTo('reductionFunds', channelId === '' ? {} : { channelId });
}
