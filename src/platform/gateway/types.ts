/** Where this target finds the gateway (build-time setting). */
export interface GatewayCapability {
  /** Origin without trailing slash; H5: empty for the page's own origin. */
  readonly base: string;
}
