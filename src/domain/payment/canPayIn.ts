import { PLATFORM_CODE, type Host } from '@/platform/host/types';

/** Client codes for which a payment provider exists (contract `Payment`). */
const PAYING_CLIENTS: readonly number[] = [
  PLATFORM_CODE.wxBrowser,
  PLATFORM_CODE.wechatMini,
  PLATFORM_CODE.alipayMini,
  PLATFORM_CODE.alipayLife,
];

/**
 * Whether something can be paid for here: in both mini programs and in the browsers of both apps.
 * Decision: the consumer and locker apps have their own payments, which are not described, so users there are sent to
 * the two apps, as from a plain browser. The same holds inside a mini program's web view: the browser's payment call
 * does not work there, and the mini program has this page itself.
 */
export const canPayIn = ({ platformCode, isInMiniProgramWebView }: Host): boolean =>
  !isInMiniProgramWebView && PAYING_CLIENTS.includes(platformCode);
