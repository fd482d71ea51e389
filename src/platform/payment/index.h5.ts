import { field } from '../attempt';
import { failure, unsupported } from '../outcome';
import { readTradeResult } from './tradeResult';
import type { PaymentCapability, PaymentOutcome } from './types';

/** Calls `window[name][method](call, argument, callback)` of a host's page bridge. */
function callHost(
  name: string,
  method: string,
  call: string,
  argument: object,
  callback: (answer: unknown) => void,
): boolean {
  const object = field(window, name);
  const invoke = field(object, method);
  if (typeof invoke !== 'function') return false;
  Reflect.apply(invoke, object, [call, argument, callback]);
  return true;
}

function readWechat(answer: unknown): PaymentOutcome {
  const message = String(field(answer, 'err_msg') ?? '');
  if (message.endsWith(':ok')) return { kind: 'paid-unconfirmed' };
  return message.endsWith(':cancel') ? { kind: 'cancelled' } : failure(message || 'no payment result');
}

export const payment: PaymentCapability = {
  pay(params) {
    return new Promise((resolve) => {
      try {
        const isCalled =
          params.provider === 'wechat'
            ? callHost(
                'WeixinJSBridge',
                'invoke',
                'getBrandWCPayRequest',
                {
                  appId: params.appId,
                  timeStamp: params.timeStamp,
                  nonceStr: params.nonceStr,
                  package: params.package,
                  signType: params.signType,
                  paySign: params.paySign,
                },
                (answer) => resolve(readWechat(answer)),
              )
            : callHost('AlipayJSBridge', 'call', 'tradePay', { tradeNO: params.tradeNo }, (answer) =>
                resolve(readTradeResult(answer)),
              );
        if (!isCalled) resolve(unsupported(`this browser is not the ${params.provider} one`));
      } catch (error) {
        resolve(failure(error)); // foreign code may throw
      }
    });
  },
} satisfies PaymentCapability;
