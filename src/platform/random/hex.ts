/** Lower-case hex of `bytes`, cut to `length` digits. */
export function toHex(bytes: ArrayLike<number>, length: number): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 1) text += ((bytes[i] ?? 0) & 0xff).toString(16).padStart(2, '0');
  return text.slice(0, length);
}

/**
 * For platforms without a synchronous secure source. Good enough for ids that must not collide (opCode, request ids),
 * never for secrets; this app creates no secrets itself.
 */
export function mathRandomBytes(count: number): number[] {
  return Array.from({ length: count }, () => Math.floor(Math.random() * 256));
}
