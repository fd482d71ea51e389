import type { PlatformFailure, Unsupported } from '../outcome';

/** Texts and picture of a share card; from the campaign's page config (product §1.3). */
export interface ShareContent {
  readonly title: string;
  readonly summary: string;
  readonly imageUrl: string;
  /** Absolute H5 address of the shared page, without tokens. */
  readonly url: string;
  /** Mini-program page path with query, without a leading slash: the card's target. */
  readonly pagePath: string;
}

export interface ShareCard extends ShareContent {
  /** Path of the page whose menu sends the card; the card's target may be another page. */
  readonly from: string;
}

/** The messaging app's page signature (GET base/config/getWXJSConfig). */
export interface ShareSignature {
  readonly appId: string;
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
}

export type ShareOutcome =
  | { readonly kind: 'ready' }
  | { readonly kind: 'shared' }
  | { readonly kind: 'cancelled' }
  /** The page cannot open the host's menu itself; show the hint to use the menu at the top right. */
  | { readonly kind: 'use-host-menu' }
  | { readonly kind: 'link-copied' }
  | PlatformFailure
  | Unsupported;

export interface ShareCapability {
  /** The address to sign for `prepare` (messaging-app browser); null: the host needs no signature. */
  addressToSign(): string | null;
  /** Sets `card` as what the host's own share menu sends. */
  prepare(card: ShareCard, signature: ShareSignature | null): Promise<ShareOutcome>;
  /** From a share button: uses what the host has: bridge, system sheet, a hint to the host menu or a copied link. */
  open(card: ShareCard): Promise<ShareOutcome>;
}
