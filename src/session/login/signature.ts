/**
 * The signature of the SMS calls (product §1.9; exact scheme in the contract's "Signature of SMS calls"): RSA over the
 * md5 of the call's facts, with the key that the pre-check sent in parts.
 */
import { JSEncrypt } from 'jsencrypt';
import md5 from 'md5';

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

/** `+`, `/`, `=` are sent as `-`, `_`, `.`. */
const substitute = (base64: string): string =>
  base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '.');
const undo = (text: string): string => text.replace(/-/g, '+').replace(/_/g, '/').replace(/\./g, '=');

/** Base64 text of the public key; null when the order names a part that is missing, duplicate or left over. */
export function assembleKey({ keyOrder, keyParts }: KeyMaterial): string | null {
  const order = keyOrder.split(',');
  const values = new Map(keyParts.map(({ id, value }) => [id, value]));
  if (
    values.size !== keyParts.length ||
    order.length !== keyParts.length ||
    new Set(order).size !== order.length
  )
    return null;
  let text = '';
  for (const id of order) {
    const value = values.get(id);
    if (value === undefined) return null;
    text += undo(value);
  }
  return text;
}

/** Base64 length of a 1024-bit key; shorter keys protect nothing. */
const SHORTEST_KEY = 216;

/** 32 lower-case hex digits. */
export const digestOf = (facts: SignedFacts): string =>
  md5(
    facts.mobile +
      facts.nationCode +
      facts.opCode +
      facts.typeConst +
      facts.requestCode +
      String(facts.timestamp) +
      facts.clientIp,
  );

/**
 * The `sign` field; null when it cannot be built (抱歉，系统无法识别您的正确来源). jsencrypt accepts many texts that are no such key,
 * and reads wrongly assembled parts as far as possible: only a text that it serialises again letter by letter is the
 * key that was sent.
 */
export function sign(facts: SignedFacts, material: KeyMaterial): string | null {
  const base64 = assembleKey(material);
  if (base64 === null) return null;
  const rsa = readPublicKey(base64);
  const sealed = rsa === null ? false : rsa.encrypt(digestOf(facts));
  return sealed === false ? null : substitute(sealed);
}

/** Key of a base64 SubjectPublicKeyInfo with rsaEncryption; null when `base64` is not one. */
export function readPublicKey(base64: string): JSEncrypt | null {
  if (base64.length < SHORTEST_KEY) return null;
  const rsa = new JSEncrypt();
  try {
    rsa.setPublicKey(base64);
    return rsa.getPublicKeyB64() === base64 ? rsa : null;
  } catch {
    return null; // it holds no numbers to serialise
  }
}
