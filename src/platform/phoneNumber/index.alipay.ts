import { field } from '../attempt';
import { callMini } from '../mini/callMini';
import { failure } from '../outcome';
import type { PhoneCodeOutcome, PhoneNumberCapability } from './types';

/** The payment app returns an encrypted text instead of a code; the gateway decrypts it (`phoneCode`). */
async function readPhone(): Promise<PhoneCodeOutcome> {
  const result = await callMini('getPhoneNumber');
  if (!result.ok) return failure(result.error);
  const response = field(result.value, 'response');
  return typeof response === 'string' && response !== ''
    ? { kind: 'code', code: response }
    : failure('no phone text');
}

export const phoneNumber: PhoneNumberCapability = {
  buttonProps: (onOutcome) => ({
    openType: 'getAuthorize',
    scope: 'phoneNumber',
    onGetAuthorize() {
      void readPhone().then(onOutcome);
    },
    onError: () => onOutcome({ kind: 'denied' }),
  }),
} satisfies PhoneNumberCapability;
