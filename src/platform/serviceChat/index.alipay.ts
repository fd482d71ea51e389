import type { ServiceChatCapability } from './types';

/** The payment app's chat needs ids of a paid service (`contact-button`: `tnt-inst-id`, `scene`), which no build has. */
export const serviceChat: ServiceChatCapability = (() => null) satisfies ServiceChatCapability;
