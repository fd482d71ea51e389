import { trimEndOf } from './utils/text';

/**
 * Where the consumer app is got, and what of it may be opened (`domain/openApp`); '' or none: there is no such place. Apart
 * from `env`, which every page carries.
 */
export const consumerApp = {
  /** Base of its universal links; opens the app or, without it, leads back to `/loadApp?missed=1`. */
  universalLink: trimEndOf(process.env.TARO_APP_APP_LINK ?? '', '/'),
  iosStoreUrl: process.env.TARO_APP_APP_STORE_IOS ?? '',
  androidStoreUrl: process.env.TARO_APP_APP_STORE_ANDROID ?? '',
  harmonyStoreUrl: process.env.TARO_APP_APP_STORE_HARMONY ?? '',
  /** Android's package where no store is named. */
  packageUrl: process.env.TARO_APP_APP_PACKAGE ?? '',
  /** Paths behind its scheme that addresses may ask for. */
  targets: (process.env.TARO_APP_APP_TARGETS ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
} as const;
