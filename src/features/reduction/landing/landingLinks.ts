import { navigator, type RouteName } from '@/navigation';
import { followSend } from '@/navigation/followLink';
import { tracker } from '@/tracking';
import type { LandingPlace } from './landingApi';
import { LANDING_KINDS } from './landingKinds';
import type { LandingActivity } from './landingTypes';

/** 去使用: opens the activity's own URL, else the send-parcel page. */
export const spend = (page: RouteName, { useUrl }: Pick<LandingActivity, 'useUrl'>): Promise<boolean> =>
  followSend(useUrl, { page, component: 'use' });

/** 查看减免金: opens the reduction-fund center. */
export async function openFunds({ kind, channelId }: LandingPlace): Promise<void> {
  tracker.click(LANDING_KINDS[kind].home, 'funds');
  await navigator.goTo('reductionFunds', channelId === '' ? {} : { channelId });
}
