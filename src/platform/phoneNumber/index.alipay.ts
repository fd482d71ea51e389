import Taro from '@tarojs/taro';
import { attempt, field } from '../attempt';
import { failure } from '../outcome';
import type { PhoneCodeOutcome, PhoneNumberCapability } from './types';

/** The payment app gives an encrypted text instead of a code; the gateway decrypts it (`phoneCode`). */
async function readPhone(): Promise<PhoneCodeOutcome> {
  const getPhoneNumber = field(Taro, 'getPhoneNumber');
  if (typeof getPhoneNumber !== 'function') return failure('this version of the payment app has no getPhoneNumber');
  const result = await attempt<unknown>(() => Reflect.apply(getPhoneNumber, Taro, [{}]));
  if (!result.ok) return failure(result.error);
  const response = field(result.value, 'response');
  return typeof response === 'string' && response !== '' ? { kind: 'code', code: response } : failure('no phone text');
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
