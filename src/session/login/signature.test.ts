import fc from 'fast-check';
import { constants, createHash, generateKeyPairSync, privateDecrypt, type KeyObject } from 'node:crypto';
import { assembleKey, digestOf, readPublicKey, sign, type KeyMaterial } from './signature';

let mockByte = (): number => Math.floor(Math.random() * 256);
jest.mock('@/platform/random', () => ({
  random: {
    hex: (length: number) =>
      Array.from({ length: length / 2 }, () => mockByte().toString(16).padStart(2, '0')).join(''),
  },
}));
afterEach(() => {
  mockByte = () => Math.floor(Math.random() * 256);
});

const keys = [1024, 2048].map((modulusLength) => generateKeyPairSync('rsa', { modulusLength }));
const base64Of = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64');

/** What the gateway does: cut at random places, shuffle, substitute. */
function material(base64: string, cuts: readonly number[], seed: number): KeyMaterial {
  const places = [...new Set(cuts.map((cut) => 1 + (cut % (base64.length - 1))))]
    .sort((a, b) => a - b)
    .slice(0, 25);
  const pieces = [0, ...places].map((from, index) => base64.slice(from, places[index] ?? base64.length));
  const parts = pieces.map((piece, index) => ({
    id: 'abcdefghijklmnopqrstuvwxyz'.charAt((index + seed) % 26),
    value: piece.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '.'),
  }));
  return {
    keyOrder: parts.map(({ id }) => id).join(','),
    keyParts: [...parts].sort((a, b) => a.id.localeCompare(b.id)),
  };
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

const SOME_FACTS = {
  mobile: '13800000001',
  nationCode: '86',
  opCode: '0',
  typeConst: 'GENERAL_LOGIN',
  requestCode: 'r',
  timestamp: 1,
  clientIp: '1',
};

const facts = fc.record({
  mobile: fc.stringMatching(/^\d{11}$/),
  nationCode: fc.constant('86'),
  opCode: fc.stringMatching(/^[0-9a-f]{32}$/),
  typeConst: fc.constant('GENERAL_LOGIN'),
  requestCode: fc.string({ minLength: 1, maxLength: 40 }),
  timestamp: fc.integer({ min: 0, max: 4_000_000_000_000 }),
  clientIp: fc.ipV4(),
});

test("the gateway's private key opens every signature to the digest", () => {
  fc.assert(
    fc.property(
      facts,
      fc.nat(1),
      fc.array(fc.nat(), { maxLength: 20 }),
      fc.nat(25),
      (signed, which, cuts, seed) => {
        const pair = keys[which]!;
        const result = sign(signed, material(base64Of(pair.publicKey), cuts, seed));
        expect(result).toMatch(/^[A-Za-z0-9\-_.]+$/);
        const digest = createHash('md5').update(Object.values(signed).join(''), 'utf8').digest('hex');
        expect(digestOf(signed)).toBe(digest);
        expect(open(result ?? '', pair.privateKey)).toBe(digest);
      },
    ),
    { numRuns: 25 },
  );
});

test('any message that fits is decrypted unchanged, with hostile randomness too', () => {
  const pair = keys[0]!;
  const key = readPublicKey(base64Of(pair.publicKey))!;
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 117 }),
      fc.constantFrom(0, 1, 255),
      (letters, byte) => {
        mockByte = () => byte;
        const message = Array.from(letters, (letter) => String.fromCharCode(letter % 128)).join('');
        expect(open(key.encrypt(message) || '', pair.privateKey)).toBe(message);
      },
    ),
    { numRuns: 20 },
  );
});

test('every padding differs', () => {
  const given = material(base64Of(keys[0]!.publicKey), [20, 90], 0);
  expect(new Set(Array.from({ length: 5 }, () => sign(SOME_FACTS, given))).size).toBe(5);
});

test('the padding comes from the platform’s random source', () => {
  const given = material(base64Of(keys[0]!.publicKey), [20, 90], 0);
  mockByte = () => 7;
  expect(sign(SOME_FACTS, given)).toBe(sign(SOME_FACTS, given));
});

describe('a signature that cannot be built is null', () => {
  const good = material(base64Of(keys[0]!.publicKey), [20, 90], 0);
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
    [
      'EC key',
      {
        keyOrder: 'a',
        keyParts: [
          { id: 'a', value: base64Of(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey) },
        ],
      },
    ],
  ])('%s', (_, broken) => {
    expect(sign(SOME_FACTS, broken)).toBeNull();
  });

  test('garbage never makes it throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(readPublicKey(Buffer.from(bytes).toString('base64'))).toBeNull();
      }),
    );
    const der = keys[0]!.publicKey.export({ type: 'spki', format: 'der' });
    fc.assert(
      fc.property(fc.nat(der.length - 1), fc.nat(255), fc.nat(der.length), (index, byte, length) => {
        const mangled = Buffer.from(der);
        mangled[index] = byte;
        const value = mangled.subarray(0, length).toString('base64');
        sign(SOME_FACTS, { keyOrder: 'a', keyParts: [{ id: 'a', value }] });
        if (length < der.length) expect(readPublicKey(value)).toBeNull();
      }),
    );
  });

  test('parts in any other order', () => {
    const { keyParts } = material(base64Of(keys[0]!.publicKey), [20, 90, 150], 0);
    const ids = keyParts.map(({ id }) => id);
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: ids.length }), (order) => {
        fc.pre(order.join() !== ids.join());
        expect(sign(SOME_FACTS, { keyOrder: order.join(','), keyParts })).toBeNull();
      }),
    );
  });

  test('assembling undoes cutting', () => {
    fc.assert(
      fc.property(
        fc.base64String({ minLength: 30 }),
        fc.array(fc.nat(), { maxLength: 30 }),
        fc.nat(25),
        (text, cuts, seed) => {
          expect(assembleKey(material(text, cuts, seed))).toBe(text);
        },
      ),
    );
  });
});
