import { makeMiniOtherApp } from './mini';
import type { OtherAppCapability } from './types';

export const otherApp: OtherAppCapability = makeMiniOtherApp(
  'alipay',
  () => null,
) satisfies OtherAppCapability;
