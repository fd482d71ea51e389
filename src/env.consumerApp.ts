import { trimEndOf } from './utils/text';

/**
 * Where to get the consumer app, and what may be opened in it (`domain/openApp`); '' or empty: not available. Separate
 * from `env`, which every page loads.
 */
export const consumerApp = {
  /** Base of its universal links; opens the app or, if it is not installed, leads back to `/loadApp?missed=1`. */
  universalLink: trimEndOf(process.env.TARO_APP_APP_LINK ?? '', '/'),
  iosStoreUrl: process.env.TARO_APP_APP_STORE_IOS ?? '',
  androidStoreUrl: process.env.TARO_APP_APP_STORE_ANDROID ?? '',
  harmonyStoreUrl: process.env.TARO_APP_APP_STORE_HARMONY ?? '',
  /** The Android package to download where no store is configured. */
  packageUrl: process.env.TARO_APP_APP_PACKAGE ?? '',
  /** Paths after its scheme that addresses may open. */
  targets: (process.env.TARO_APP_APP_TARGETS ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
} as const;
