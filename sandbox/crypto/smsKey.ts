import {
  constants,
  createHash,
  generateKeyPairSync,
  privateDecrypt,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';
import type { Random } from '../core/random';

interface KeyParts {
  readonly keyOrder: string;
  readonly keyParts: readonly { readonly id: string; readonly value: string }[];
}

/** The fields that a signature covers; see "Signature of SMS calls" in the contract. */
interface SignedFields {
  readonly mobile: string;
  readonly nationCode: string;
  readonly opCode: string;
  readonly typeConst: string;
  readonly requestCode: string;
  readonly timestamp: number;
  readonly clientIp: string;
}

const substitute = (base64: string): string =>
  base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '.');
const restore = (text: string): string => text.replace(/-/g, '+').replace(/_/g, '/').replace(/\./g, '=');

/** Lower-case hex md5 of the signed fields, in the contract's order. */
function smsDigest(fields: SignedFields): string {
  const { mobile, nationCode, opCode, typeConst, requestCode, timestamp, clientIp } = fields;
  return createHash('md5')
    .update(mobile + nationCode + opCode + typeConst + requestCode + String(timestamp) + clientIp)
    .digest('hex');
}

/**
 * The message inside a PKCS#1 v1.5 encryption block (RFC 8017 §7.2.2), or null when the block is invalid.
 * Always reads every byte, so that its run time does not reveal where a block is invalid.
 * Needed because Node refuses RSA_PKCS1_PADDING for private decryption (CVE-2023-46809).
 */
function stripPkcs1Padding(block: Buffer): Buffer | null {
  let good = Number(block.length >= 11) & Number(block[0] === 0) & Number(block[1] === 2);
  let separator = 0;
  for (let index = 2; index < block.length; index += 1) {
    const isFirstZero = Number(separator === 0) & Number(block[index] === 0);
    separator += isFirstZero * index;
  }
  good &= Number(separator >= 10); // at least 8 bytes of padding
  return good === 1 ? block.subarray(separator + 1) : null;
}

interface KeyPair {
  readonly privateKey: KeyObject;
  readonly publicText: string;
}

function newPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { privateKey, publicText: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') };
}

/** The key pair of the SMS calls; a new one for each start of the sandbox. */
export class SmsKey {
  /** Created on first use: that takes a tenth of a second, and most test files start a sandbox without SMS. */
  private made: KeyPair | null = null;

  constructor(private readonly random: Random) {}

  private get pair(): KeyPair {
    this.made ??= newPair();
    return this.made;
  }

  /** The public key cut into four parts, in a different order each time. */
  handOut(): KeyParts {
    const text = substitute(this.pair.publicText);
    const ids = ['a', 'b', 'c', 'd'];
    for (let index = ids.length - 1; index > 0; index -= 1) {
      const other = this.random.integer(index + 1);
      [ids[index], ids[other]] = [ids[other] ?? '', ids[index] ?? ''];
    }
    const cuts = [
      0,
      ...[1, 2, 3].map((part) => Math.floor((text.length * part) / 4) + this.random.integer(9) - 4),
      text.length,
    ];
    const keyParts = ids.map((id, index) => ({ id, value: text.slice(cuts[index], cuts[index + 1]) }));
    return {
      keyOrder: ids.join(','),
      keyParts: [...keyParts].sort((left, right) => left.id.localeCompare(right.id)),
    };
  }

  /** True when `sign` decrypts to the digest of exactly these fields. */
  verify(sign: string, fields: SignedFields): boolean {
    if (!/^[A-Za-z0-9\-_]+\.{0,2}$/.test(sign)) return false;
    const cipher = Buffer.from(restore(sign), 'base64');
    if (cipher.length !== 256) return false;
    const message = this.decrypt(cipher);
    const expected = Buffer.from(smsDigest(fields), 'ascii');
    return message !== null && message.length === expected.length && timingSafeEqual(message, expected);
  }

  private decrypt(cipher: Buffer): Buffer | null {
    try {
      return stripPkcs1Padding(
        privateDecrypt({ key: this.pair.privateKey, padding: constants.RSA_NO_PADDING }, cipher),
      );
    } catch {
      return null; // not a number below the modulus: an invalid signature
    }
  }
}
