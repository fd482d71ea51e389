/** What the tab pages show and do alike: campaigns, hints, the badge, whose page it is. */
export { CampaignList } from './CampaignList';
export { CampaignsSkeleton } from './CampaignsSkeleton';
export { HintCards } from './HintCards';
export { logInHere } from './logInHere';
export { useTabShare } from './useTabShare';
export { FollowVisitor, useChannelId, useVisitorStore } from './useVisitorStore';
export { WelfareBadge } from './WelfareBadge';
