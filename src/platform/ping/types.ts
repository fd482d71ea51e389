import type { PlatformFailure } from '../outcome';

/** It was handed over; whether the other side took it, a browser does not say. */
export type PingOutcome = { readonly kind: 'sent' } | PlatformFailure;

/** Tells another server that something happened; nothing of the visitor goes along, and no answer is read. */
export interface PingCapability {
  /** @param url absolute http(s) address, checked by the caller. Never rejects. */
  send(url: string): Promise<PingOutcome>;
}
