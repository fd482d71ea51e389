import { constants, createHash, generateKeyPairSync, privateDecrypt, type KeyObject } from 'node:crypto';
import fc from 'fast-check';
import { fromBase64, toBase64 } from './base64';
import { encryptBlock, readPublicKey } from './rsa';
import { assembleKey, digestOf, sign, type KeyMaterial } from './signature';

const keys = [1024, 2048].map((modulusLength) => generateKeyPairSync('rsa', { modulusLength }));
const base64Of = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64');
const randomHex = (length: number): string => Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join('');

/** What the gateway does: cut at random places, shuffle, substitute. */
function material(base64: string, cuts: readonly number[], seed: number): KeyMaterial {
  const places = [...new Set(cuts.map((cut) => 1 + (cut % (base64.length - 1))))].sort((a, b) => a - b).slice(0, 25);
  const pieces = [0, ...places].map((from, index) => base64.slice(from, places[index] ?? base64.length));
  const parts = pieces.map((piece, index) => ({
    id: 'abcdefghijklmnopqrstuvwxyz'.charAt((index + seed) % 26),
    value: piece.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '.'),
  }));
  return { keyOrder: parts.map(({ id }) => id).join(','), keyParts: [...parts].sort((a, b) => a.id.localeCompare(b.id)) };
}

/** Strips PKCS#1 v1.5 by hand: Node no longer does. */
function open(sign: string, key: KeyObject): string {
  const sealed = Buffer.from(sign.replace(/-/g, '+').replace(/_/g, '/').replace(/\./g, '='), 'base64');
  const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, sealed);
  expect([block[0], block[1]]).toEqual([0, 2]);
  const end = block.indexOf(0, 2);
  expect(end).toBeGreaterThanOrEqual(10);
  return block.subarray(end + 1).toString('latin1');
}

const facts = fc.record({
  mobile: fc.stringMatching(/^\d{11}$/),
  nationCode: fc.constant('86'),
  opCode: fc.stringMatching(/^[0-9a-f]{32}$/),
  typeConst: fc.constant('GENERAL_LOGIN'),
  requestCode: fc.string({ minLength: 1, maxLength: 40 }),
  timestamp: fc.integer({ min: 0, max: 4_000_000_000_000 }),
  clientIp: fc.ipV4(),
});

test('the gateway\'s private key opens every signature to the digest', () => {
  fc.assert(
    fc.property(facts, fc.nat(1), fc.array(fc.nat(), { maxLength: 20 }), fc.nat(25), (signed, which, cuts, seed) => {
      const pair = keys[which]!;
      const result = sign(signed, material(base64Of(pair.publicKey), cuts, seed), randomHex);
      expect(result).toMatch(/^[A-Za-z0-9\-_.]+$/);
      const digest = createHash('md5')
        .update(Object.values(signed).join(''), 'utf8')
        .digest('hex');
      expect(digestOf(signed)).toBe(digest);
      expect(open(result ?? '', pair.privateKey)).toBe(digest);
    }),
    { numRuns: 25 },
  );
});

test('any message that fits comes out again, with hostile randomness too', () => {
  const pair = keys[0]!;
  const key = readPublicKey([...pair.publicKey.export({ type: 'spki', format: 'der' })])!;
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 117 }), fc.constantFrom(0, 1, 255), (message, byte) => {
      const block = encryptBlock(key, [...message], () => byte)!;
      const opened = privateDecrypt({ key: pair.privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(block));
      expect([...opened.subarray(opened.indexOf(0, 2) + 1)]).toEqual([...message]);
    }),
    { numRuns: 20 },
  );
  expect(encryptBlock(key, new Array<number>(118).fill(1), () => 1)).toBeNull();
});

describe('a signature that cannot be built is null', () => {
  const good = material(base64Of(keys[0]!.publicKey), [20, 90], 0);
  const some = { mobile: '13800000001', nationCode: '86', opCode: '0', typeConst: 'GENERAL_LOGIN', requestCode: 'r', timestamp: 1, clientIp: '1' };
  test.each<[string, KeyMaterial]>([
    ['missing part', { ...good, keyParts: good.keyParts.slice(1) }],
    ['part named twice', { ...good, keyOrder: 'a,a,b' }],
    ['part given twice', { ...good, keyParts: [...good.keyParts, good.keyParts[0]!] }],
    ['part left over', { ...good, keyOrder: 'a,b' }],
    ['wrong order', { ...good, keyOrder: 'c,b,a' }],
    ['no order', { ...good, keyOrder: '' }],
    ['no parts', { keyOrder: '', keyParts: [] }],
    ['no base64', { keyOrder: 'a', keyParts: [{ id: 'a', value: '!!!' }] }],
    ['no key', { keyOrder: 'a', keyParts: [{ id: 'a', value: 'QUJD' }] }],
    ['EC key', { keyOrder: 'a', keyParts: [{ id: 'a', value: base64Of(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey) }] }],
  ])('%s', (_, broken) => {
    expect(sign(some, broken, randomHex)).toBeNull();
  });

  test('no garbage makes it throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(readPublicKey([...bytes])).toBeNull();
      }),
    );
    const der = [...keys[0]!.publicKey.export({ type: 'spki', format: 'der' })];
    fc.assert(
      fc.property(fc.nat(der.length - 1), fc.nat(255), fc.nat(der.length), (index, byte, length) => {
        const mangled = [...der];
        mangled[index] = byte;
        readPublicKey(mangled.slice(0, length));
      }),
    );
  });

  test('assembling undoes cutting', () => {
    fc.assert(
      fc.property(fc.base64String({ minLength: 30 }), fc.array(fc.nat(), { maxLength: 30 }), fc.nat(25), (text, cuts, seed) => {
        expect(assembleKey(material(text, cuts, seed))).toBe(text);
      }),
    );
  });
});

test('base64 is the standard one', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = Buffer.from(bytes).toString('base64');
      expect(toBase64([...bytes])).toBe(text);
      expect(fromBase64(text)).toEqual([...bytes]);
    }),
  );
  expect(fromBase64('A')).toBeNull();
});
