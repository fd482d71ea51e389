import { reasonOf } from '../attempt';
import { callMini } from '../mini/callMini';
import { failure, unsupported } from '../outcome';
import type { PaymentCapability } from './types';

export const payment: PaymentCapability = {
  async pay(params) {
    if (params.provider !== 'wechat') return unsupported('the messaging app pays with its own provider only');
    const { timeStamp, nonceStr, signType, paySign } = params;
    const result = await callMini('requestPayment', {
      timeStamp,
      nonceStr,
      package: params.package,
      signType,
      paySign,
    });
    if (result.ok) return { kind: 'paid-unconfirmed' };
    return /cancel/i.test(reasonOf(result.error)) ? { kind: 'cancelled' } : failure(result.error);
  },
} satisfies PaymentCapability;
