/** What the tab pages show and do alike: campaigns, hints, the badge, whose page it is. */
export { CampaignList } from './CampaignList';
export { CampaignsSkeleton } from './CampaignList';
export { HintCards } from './CampaignList';
export { logInHere } from './useVisitorStore';
export { useTabShare } from './useVisitorStore';
export { FollowVisitor, useChannelId, useVisitorStore } from './useVisitorStore';
export { WelfareBadge } from './CampaignList';
