/** The service worker of H5 (`platform/dom/worker`), separate from `env`, which every page loads. */
export const serviceWorker = {
  /** `on` or `off`. */
  setting: process.env.TARO_APP_SERVICE_WORKER ?? '',
} as const;
