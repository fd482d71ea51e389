import { makeMiniOtherApp, opened } from './mini';
import type { OtherAppCapability } from './types';

export const otherApp: OtherAppCapability = {
  ...makeMiniOtherApp('alipay', () => null),
  // Its documentation and types take coordinates as text.
  openMap: ({ longitude, latitude, name, address }) =>
    opened('openLocation', {
      longitude: String(longitude),
      latitude: String(latitude),
      name,
      address,
      scale: 16,
    }),
} satisfies OtherAppCapability;
