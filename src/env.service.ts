/** The company's customer service (`domain/customerService`), separate from `env`, which every page loads. */
export const customerService = {
  phone: process.env.TARO_APP_SERVICE_PHONE ?? '',
  /** When it is answered, as text; may be empty. */
  hours: process.env.TARO_APP_SERVICE_HOURS ?? '',
} as const;
