/** What the tab pages show and do alike: campaigns, hints, the badge, whose page it is. */
export { CampaignList } from './CampaignList';
export { CampaignsSkeleton } from './CampaignList';
export { HintCards } from './CampaignList';
export { logInHere } from './tabPage';
export { useTabShare } from './tabPage';
export { useChannelId, useTabQuery } from './tabPage';
export { WelfareBadge } from './CampaignList';
