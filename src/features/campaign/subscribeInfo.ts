import { literal, object, type Decoder } from '@/api/decode';
import { withDefault, type OnBadPart } from '@/api/lenient';
import type { SubscribeStatus } from './campaignTypes';

const NOT_OFFERED: { readonly status: SubscribeStatus } = { status: -1 };

/** Of the page or of a session; without one no reminder is offered. */
export const subscribeInfo = (onBad?: OnBadPart): Decoder<SubscribeStatus> => {
  const status: Decoder<SubscribeStatus> = literal(-1, 0, 1);
  return (value, path) => withDefault(object({ status }), NOT_OFFERED, onBad)(value, path).status;
};
