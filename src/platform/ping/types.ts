import type { PlatformFailure } from '../outcome';

/** The request was sent; a browser does not report whether the server accepted it. */
export type PingOutcome = { readonly kind: 'sent' } | PlatformFailure;

/** Notifies another server of an event; sends no data about the user, and reads no response. */
export interface PingCapability {
  /** @param url absolute http(s) address, checked by the caller. Never rejects. */
  send(url: string): Promise<PingOutcome>;
}
