/** The top of the page that begins; apart from `scroll`, whose glides few pages need. */
export interface PageTopCapability {
  /** At once, without a glide. Mini programs do nothing: each page of theirs has a scroll of its own. */
  show(): void;
}
