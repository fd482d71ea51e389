import { trimEndOf } from './text';

/**
 * Root of the gateway's addresses, without a trailing slash (product §1.7, product §2.7 "Shared conventions"): `/aligw`
 * in the payment-app life app, `/wxgw` everywhere else.
 */
export function gatewayRoot(base: string, hostKind: string): string {
  return `${trimEndOf(base, '/')}/${hostKind === 'alipay-life' ? 'aligw' : 'wxgw'}`;
}
