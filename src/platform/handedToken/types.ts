/**
 * The login that an address hands over to the consumer app (`/outerOpenApp/{accessToken}`): not this app's, which neither
 * logs in with it nor keeps it anywhere but in memory.
 */
export interface HandedTokenCapability {
  /** What the page's address brought, once; '' : nothing. It stands in the address no more. */
  take(): string;
}
