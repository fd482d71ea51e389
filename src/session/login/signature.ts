/**
 * The signature of the SMS calls (spec 1 §9; exact scheme in the contract's "Signature of SMS calls"):
 * RSA over the md5 of what the call is about, with the key that the pre-check handed out in pieces.
 */
import md5 from 'md5';
import { fromBase64, toBase64 } from './base64';
import { encryptBlock, readPublicKey } from './rsa';

export interface KeyMaterial {
  /** Ids in the order of assembly, e.g. `c,a,d,b`. */
  readonly keyOrder: string;
  readonly keyParts: readonly { readonly id: string; readonly value: string }[];
}

export interface SignedFacts {
  readonly mobile: string;
  readonly nationCode: string;
  readonly opCode: string;
  readonly typeConst: string;
  readonly requestCode: string;
  /** Epoch milliseconds of the pre-check. */
  readonly timestamp: number;
  readonly clientIp: string;
}

/** `+`, `/`, `=` travel as `-`, `_`, `.`. */
const substitute = (base64: string): string => base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '.');
const undo = (text: string): string => text.replace(/-/g, '+').replace(/_/g, '/').replace(/\./g, '=');

/** Base64 text of the public key; null when the order names a part that is missing, double or left over. */
export function assembleKey({ keyOrder, keyParts }: KeyMaterial): string | null {
  const order = keyOrder.split(',');
  const values = new Map(keyParts.map(({ id, value }) => [id, value]));
  if (values.size !== keyParts.length || order.length !== keyParts.length || new Set(order).size !== order.length) return null;
  let text = '';
  for (const id of order) {
    const value = values.get(id);
    if (value === undefined) return null;
    text += undo(value);
  }
  return text;
}

/** 32 lower-case hex digits. */
export const digestOf = (facts: SignedFacts): string =>
  md5(
    facts.mobile + facts.nationCode + facts.opCode + facts.typeConst + facts.requestCode + String(facts.timestamp) + facts.clientIp,
  );

/**
 * The `sign` field; null when it cannot be built (抱歉，系统无法识别您的正确来源).
 * `randomHex(n)` gives n hex digits, for the padding.
 */
export function sign(facts: SignedFacts, material: KeyMaterial, randomHex: (length: number) => string): string | null {
  const base64 = assembleKey(material);
  const der = base64 === null ? null : fromBase64(base64);
  const key = der === null ? null : readPublicKey(der);
  if (key === null) return null;
  const message = Array.from(digestOf(facts), (letter) => letter.charCodeAt(0));
  const block = encryptBlock(key, message, () => parseInt(randomHex(2), 16));
  return block === null ? null : substitute(toBase64(block));
}
