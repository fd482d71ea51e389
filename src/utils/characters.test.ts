import fc from 'fast-check';
import { runs } from '../../test/harness/wide';
import { cutText, wellFormed } from './characters';

const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?:^|[^\ud800-\udbff])[\udc00-\udfff]/;

test.each([
  ['short', 'abc', 5, 'abc'],
  ['plain', 'abcdef', 3, 'abc'],
  ['half an emoji', 'ab😀', 3, 'ab'],
  ['a whole emoji', 'ab😀c', 4, 'ab😀'],
  ['a family', 'a👨‍👩‍👧b', 7, 'a'],
  ['a shade of skin', 'a👍🏽b', 3, 'a'],
  ['a heart with its form', '❤️a', 1, ''],
  ['a flag', 'a🇨🇳b', 3, 'a'],
  ['two flags, cut between them', '🇨🇳🇯🇵', 4, '🇨🇳'],
  ['two flags, cut inside the second', '🇨🇳🇯🇵', 6, '🇨🇳'],
  ['a keycap', 'a1️⃣', 3, 'a'],
  ['an accent of its own', 'ae\u0301', 2, 'a'],
  ['rare Han', '𠮷野', 1, ''],
])('%s: %p in %p units is %p', (_name, text, max, expected) => expect(cutText(text, max)).toBe(expected));

test.each([
  ['plain 😀', 'plain 😀'],
  ['a\ud83d', 'a'],
  ['\ude00a', 'a'],
  ['a\ude00\ude00b', 'ab'],
  ['\ud83d\ud83d\ude00', '😀'],
  ['', ''],
])('%j is well formed as %j', (text, expected) => expect(wellFormed(text)).toBe(expected));

const UNITS = fc.array(fc.constantFrom('a', '中', '😀', '\ud83d', '\ude00', '\u200d', '\ufe0f', '🏽', '🇨'));

it('a cut text is a prefix, at most the maximum length, and splits no surrogate pair', () => {
  fc.assert(
    fc.property(UNITS, fc.nat(12), (parts, max) => {
      const text = wellFormed(parts.join(''));
      const cut = cutText(text, max);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(max);
      expect(cut).not.toMatch(LONE);
    }),
    { numRuns: runs(200, 2000) },
  );
});

it('a well-formed text can be encoded in an address, and stays unchanged', () => {
  fc.assert(
    fc.property(UNITS, (parts) => {
      const text = wellFormed(parts.join(''));
      expect(() => encodeURIComponent(text)).not.toThrow();
      expect(wellFormed(text)).toBe(text);
    }),
    { numRuns: runs(200, 2000) },
  );
});
