import type { PhoneNumberCapability } from './types';

export const phoneNumber: PhoneNumberCapability = { buttonProps: () => null } satisfies PhoneNumberCapability;
