import type { ServiceChatCapability } from './types';

export const serviceChat: ServiceChatCapability = (() => null) satisfies ServiceChatCapability;
