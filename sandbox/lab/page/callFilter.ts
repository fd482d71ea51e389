import type { GatewayCall } from './api';

export interface CallFilter {
  readonly text: string;
  /** Start of the phone's name in the log (`h5-`, `lab-weapp`), '' for all. */
  readonly phone: string;
  /** Only calls that were refused, failed, hit by a fault or not answered. */
  readonly isFailedOnly: boolean;
}

export const NO_FILTER: CallFilter = { text: '', phone: '', isFailedOnly: false };

/** The business code of a response; '' if it has none. */
export function codeOf({ response }: GatewayCall): string {
  const code: unknown =
    typeof response === 'object' && response !== null ? Reflect.get(response, 'code') : undefined;
  return code === undefined || code === null ? '' : String(code);
}

/** Name of the lab's phone that made the call; '' if none did. */
export function phoneOf({ headers }: GatewayCall): string {
  const phone = headers['x-lab-phone'];
  return typeof phone === 'string' ? phone : '';
}

/** `success` is false also where a gateway of the future answers an unknown code. */
function isRefused({ response }: GatewayCall): boolean {
  return typeof response === 'object' && response !== null && Reflect.get(response, 'success') === false;
}

export const isFailed = (call: GatewayCall): boolean =>
  call.status === null || call.status >= 400 || call.fault !== undefined || isRefused(call);

/** Whether the filter shows this call; the text is looked for in its path, method, status, code and fault. */
export function isShown(call: GatewayCall, { text, phone, isFailedOnly }: CallFilter): boolean {
  if (isFailedOnly && !isFailed(call)) return false;
  if (!phoneOf(call).startsWith(phone)) return false;
  const words = [call.method, call.path, call.status ?? '', codeOf(call), call.fault ?? '', phoneOf(call)];
  const shown = words.join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((part) => shown.includes(part));
}

/** `0.4 ms`, `38 ms`, `1.2 s`; `…` while the call waits. */
export function durationText(durationMs: number | null): string {
  if (durationMs === null) return '…';
  if (durationMs < 1000) return `${durationMs.toFixed(durationMs < 10 ? 1 : 0)} ms`;
  return `${(durationMs / 1000).toFixed(1)} s`;
}
