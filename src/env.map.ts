/**
 * The maps script of H5 (`platform/map`), separate from `env`, which every page loads. Without its address or key there
 * is no map, and pages are complete without it.
 */
export const mapScript = {
  /** The script's address without its key, the well-known `…/maps?v=2.0`. */
  url: process.env.TARO_APP_MAP_SCRIPT_URL ?? '',
  key: process.env.TARO_APP_MAP_KEY ?? '',
  /** Proxy for the script's own calls, for keys with a secret, which stays on the server; may be empty. */
  serviceHost: process.env.TARO_APP_MAP_SERVICE_HOST ?? '',
} as const;
