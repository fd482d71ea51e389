import { field } from '../attempt';
import { callMini } from '../mini/callMini';
import { failure, unsupported } from '../outcome';
import { readTradeResult } from './tradeResult';
import type { PaymentCapability } from './types';

export const payment: PaymentCapability = {
  async pay(params) {
    if (params.provider !== 'alipay') return unsupported('the payment app pays with its own provider only');
    const result = await callMini('tradePay', { tradeNO: params.tradeNo });
    if (result.ok) return readTradeResult(result.value);
    // Some versions report the result codes through `fail`.
    return field(result.error, 'resultCode') === undefined
      ? failure(result.error)
      : readTradeResult(result.error);
  },
} satisfies PaymentCapability;
