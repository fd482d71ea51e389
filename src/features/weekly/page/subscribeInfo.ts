import { literal, object } from '@/api/decode';
import type { Decoder } from '@/api/decoder';
import { withDefault } from '@/api/lenient';
import type { SubscribeStatus } from './modulePageTypes';

const NOT_OFFERED: { readonly status: SubscribeStatus } = { status: -1 };

const status: Decoder<SubscribeStatus> = literal(-1, 0, 1);

const info = withDefault(object({ status }), NOT_OFFERED);

/** Reminder status of the page or of a session; no reminder is offered if it is missing. */
export const subscribeInfo: Decoder<SubscribeStatus> = (value, path, onBad) =>
  info(value, path, onBad).status;
