import { trimEndOf } from '@/utils/text';

/**
 * Replaces `@/env` in the early script (config/early.ts): only the settings that it needs, since a bundler keeps every
 * field of an object.
 */
const base = (address: string | undefined): string => trimEndOf(address ?? '', '/');

export const env = {
  h5GatewayBase: base(process.env.TARO_APP_H5_GATEWAY_BASE),
  cdnBase: base(process.env.TARO_APP_CDN_BASE),
};
