/**
 * The maps script of H5 (`platform/map`), apart from `env`, which every page carries. Without its address or its key there
 * is no map, and pages are whole without one.
 */
export const mapScript = {
  /** The script without its key, the well-known `…/maps?v=2.0`. */
  url: process.env.TARO_APP_MAP_SCRIPT_URL ?? '',
  key: process.env.TARO_APP_MAP_KEY ?? '',
  /** Where the script sends its own calls, for keys that come with a secret, which stays there; may be empty. */
  serviceHost: process.env.TARO_APP_MAP_SERVICE_HOST ?? '',
} as const;
