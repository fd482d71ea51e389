import { field, reasonOf } from '../attempt';
import { failure } from '../outcome';
import type { PhoneNumberCapability } from './types';

export const phoneNumber: PhoneNumberCapability = {
  buttonProps: (onOutcome) => ({
    openType: 'getPhoneNumber',
    onGetPhoneNumber({ detail }) {
      const code = field(detail, 'code');
      if (typeof code === 'string' && code !== '') return onOutcome({ kind: 'code', code });
      const reason = reasonOf(detail);
      onOutcome(/deny|denied|cancel/i.test(reason) ? { kind: 'denied' } : failure(reason || 'no phone code'));
    },
  }),
} satisfies PhoneNumberCapability;
