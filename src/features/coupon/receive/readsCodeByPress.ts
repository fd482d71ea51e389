import type { HostKind } from '@/platform/host/types';

/**
 * Whether this host reads a QR code on a long press: browsers do, and the messaging app for pictures with its menu.
 * In other hosts the picture can be saved.
 */
export function readsCodeByPress(kind: HostKind): boolean {
  return READS_CODE_BY_PRESS.includes(kind);
}

const READS_CODE_BY_PRESS: readonly HostKind[] = [
  'browser',
  'wechat-browser',
  'wechat-mini',
  'alipay-browser',
];
