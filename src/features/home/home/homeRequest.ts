import type { PlatformCode } from '@/platform/host/types';

/** Separate from `homeApi`: the HTML's script makes this call before the app has loaded (`src/early`). */
export const HOME_PATH = '/activity/api/home/overview';

/** Limit of the contract, characters; an address may contain anything. */
const MAX_CHANNEL = 128;

/**
 * Decision: does not send the location. This is every user's first page, and most refuse a location prompt they did not
 * request; without it, the gateway's nearest parcel is the one that has waited longest.
 * @param channelId where the user came from; '' if unknown
 */
export const homeRequest = (client: PlatformCode, channelId: string) => ({
  client,
  channelId: channelId.slice(0, MAX_CHANNEL),
  longitude: '',
  latitude: '',
});
