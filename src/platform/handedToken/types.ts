/**
 * The login that an address passes to the consumer app (`/outerOpenApp/{accessToken}`). It is not this app's login:
 * this app neither logs in with it nor stores it, except in memory.
 */
export interface HandedTokenCapability {
  /**
   * Returns the token of the page's address and removes it from there; '' when there is none or it was taken already.
   */
  take(): string;
}
