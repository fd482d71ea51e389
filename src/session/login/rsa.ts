/**
 * RSA public-key encryption, PKCS#1 v1.5, and nothing else: the signature of spec 1 §9 needs one block.
 * Written out because the usual library reaches for `window` and `self` when it loads (a crash in mini programs), takes
 * its randomness from there or from the mouse, and weighs 18 KB gzip. Encryption holds no secret, so timing is no matter.
 * Numbers are little-endian limbs of 16 bits; every intermediate value stays far below 2^53.
 */
const LIMB = 0x10000;

export interface PublicKey {
  /** Big-endian bytes without leading zeros. */
  readonly modulus: readonly number[];
  readonly exponent: number;
}

const RSA_OID = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01];

/** Reads a DER SubjectPublicKeyInfo; null when it is none of RSA with 1024 to 8192 bits. */
export function readPublicKey(der: readonly number[]): PublicKey | null {
  const outer = element(der, 0x30);
  const algorithm = outer && element(outer.content, 0x30);
  const bits = algorithm && element(algorithm.rest, 0x03);
  if (!outer || !algorithm || !bits || bits.content[0] !== 0) return null;
  const oid = element(algorithm.content, 0x06);
  if (!oid || oid.content.join() !== RSA_OID.join()) return null;
  const key = element(bits.content.slice(1), 0x30);
  const modulusField = key && element(key.content, 0x02);
  const exponentField = modulusField && element(modulusField.rest, 0x02);
  if (!modulusField || !exponentField || exponentField.content.length > 4) return null;
  const modulus = modulusField.content.slice(modulusField.content.findIndex((byte) => byte !== 0));
  const exponent = exponentField.content.reduce((value, byte) => value * 256 + byte, 0);
  const isOdd = ((modulus[modulus.length - 1] ?? 0) & 1) === 1;
  if (modulus.length < 128 || modulus.length > 1024 || !isOdd || exponent < 3) return null;
  return { modulus, exponent };
}

function element(der: readonly number[], tag: number): { content: number[]; rest: number[] } | null {
  if (der[0] !== tag) return null;
  let length = der[1] ?? 0;
  let start = 2;
  if (length > 0x80) {
    const size = length & 0x7f;
    if (size > 3) return null;
    length = 0;
    for (; start < 2 + size; start += 1) length = length * 256 + (der[start] ?? 0);
  } else if (length === 0x80) {
    return null;
  }
  if (start + length > der.length) return null;
  return { content: der.slice(start, start + length), rest: der.slice(start + length) };
}

/**
 * One block as big-endian bytes, as long as the modulus; null when `message` is too long.
 * `randomByte` gives 0..255.
 */
export function encryptBlock(key: PublicKey, message: readonly number[], randomByte: () => number): number[] | null {
  const size = key.modulus.length;
  const paddingLength = size - message.length - 3;
  if (paddingLength < 8) return null;
  const padding = Array.from({ length: paddingLength }, () => nonZero(randomByte));
  const block = [0, 2, ...padding, 0, ...message];
  return toBytes(power(toLimbs(block), key.exponent, toLimbs(key.modulus)), size);
}

function nonZero(randomByte: () => number): number {
  for (let tries = 0; tries < 256; tries += 1) {
    const byte = randomByte();
    if (byte !== 0) return byte;
  }
  return 1; // a source of nothing but zeros is broken; the gateway must still be able to read the block
}

const at = (limbs: readonly number[], index: number): number => limbs[index] ?? 0;

function toLimbs(bytes: readonly number[]): number[] {
  const limbs: number[] = [];
  for (let end = bytes.length; end > 0; end -= 2) limbs.push(at(bytes, end - 1) + 256 * at(bytes, end - 2));
  return limbs;
}

function toBytes(limbs: readonly number[], size: number): number[] {
  const bytes: number[] = [];
  for (let index = size - 1; index >= 0; index -= 1) {
    const limb = at(limbs, index >> 1);
    bytes.push(index & 1 ? limb >> 8 : limb & 255);
  }
  return bytes;
}

/** base^exponent mod modulus by Montgomery multiplication; modulus odd, base < modulus. */
function power(base: readonly number[], exponent: number, modulus: readonly number[]): number[] {
  const count = modulus.length;
  // -1/modulus mod 2^16, each round doubling the bits that are right.
  let inverse = 1;
  for (let round = 0; round < 4; round += 1) {
    inverse = (inverse * (2 - ((at(modulus, 0) * inverse) % LIMB)) ) % LIMB;
    if (inverse < 0) inverse += LIMB;
  }
  const negInverse = (LIMB - inverse) % LIMB;
  const times = (a: readonly number[], b: readonly number[]): number[] => montgomery(a, b, modulus, negInverse);

  // 2^(32 count) mod modulus: what carries a number into Montgomery form.
  let square: number[] = [1];
  for (let bit = 0; bit < 32 * count; bit += 1) square = double(square, modulus);

  const carried = times(base, square);
  let result = carried;
  for (const bit of exponent.toString(2).slice(1)) {
    result = times(result, result);
    if (bit === '1') result = times(result, carried);
  }
  return times(result, [1]);
}

/** a * b / 2^(16 count) mod modulus. */
function montgomery(a: readonly number[], b: readonly number[], modulus: readonly number[], negInverse: number): number[] {
  const count = modulus.length;
  let sum: number[] = new Array<number>(count + 1).fill(0);
  for (let i = 0; i < count; i += 1) {
    const factor = at(a, i);
    const multiple = (((at(sum, 0) + factor * at(b, 0)) % LIMB) * negInverse) % LIMB;
    let carry = 0;
    const next: number[] = [];
    for (let j = 0; j < count; j += 1) {
      const value = at(sum, j) + factor * at(b, j) + multiple * at(modulus, j) + carry;
      carry = Math.floor(value / LIMB);
      if (j > 0) next.push(value % LIMB);
    }
    const top = at(sum, count) + carry;
    next.push(top % LIMB, Math.floor(top / LIMB));
    sum = next;
  }
  return reduced(sum, modulus);
}

function double(value: readonly number[], modulus: readonly number[]): number[] {
  const result: number[] = [];
  let carry = 0;
  for (let index = 0; index <= modulus.length; index += 1) {
    const twice = at(value, index) * 2 + carry;
    result.push(twice % LIMB);
    carry = Math.floor(twice / LIMB);
  }
  return reduced(result, modulus);
}

/** value mod modulus for value < 2 modulus. */
function reduced(value: readonly number[], modulus: readonly number[]): number[] {
  for (let index = modulus.length; index >= 0; index -= 1) {
    if (at(value, index) > at(modulus, index)) break;
    if (at(value, index) < at(modulus, index)) return value.slice(0, modulus.length);
  }
  const result: number[] = [];
  let borrow = 0;
  for (let index = 0; index < modulus.length; index += 1) {
    const difference = at(value, index) - at(modulus, index) - borrow;
    borrow = difference < 0 ? 1 : 0;
    result.push(difference + borrow * LIMB);
  }
  return result;
}
