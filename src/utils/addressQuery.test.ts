import fc from 'fast-check';
import { buildQuery, decodeText, encodeText, parseQuery, splitPath, withQuery } from './addressQuery';

it.each([
  ['a b', 'a%20b'],
  ['😀', '%F0%9F%98%80'],
  ['a\ud83d', 'a'],
])('encodes any text: %j', (text, encoded) => expect(encodeText(text)).toBe(encoded));

describe('query', () => {
  it('reads what it wrote', () => {
    const key = fc.string({ minLength: 1 }).filter((text) => text !== '__proto__');
    fc.assert(
      fc.property(fc.dictionary(key, fc.string()), (values) => {
        expect(parseQuery(buildQuery(values))).toEqual({ ...values });
      }),
    );
  });
  it('never throws on what users type', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(typeof parseQuery(text)).toBe('object')));
    expect(decodeText('%zz')).toBe('%zz');
  });
  it.each([
    ['=1', { '': '1' }],
    ['a', { a: '' }],
    ['a=b=c', { a: 'b=c' }],
  ])('%s: the first = ends the key', (text, values) => expect(parseQuery(text)).toEqual(values));
  it('does not touch the prototype', () => {
    expect(Object.getPrototypeOf(parseQuery('__proto__=x'))).toBe(Object.prototype);
  });
  it('leaves undefined out', () => {
    expect(withQuery('/a', { b: undefined })).toBe('/a');
    expect(withQuery('/a?x=1', { b: '2' })).toBe('/a?x=1&b=2');
  });
  it('reads up to the maximum length and never half a pair', () => {
    const long = `a=1&b=2&c=${'x'.repeat(1_000_000)}&d=4`;
    expect(parseQuery(long)).toEqual({ a: '1', b: '2' });
    expect(parseQuery('x'.repeat(1_000_000))).toEqual({});
  });
  it.each([
    ['a=1?b=2', { a: '1', b: '2' }],
    ['a=1?b=2?c=3&d=4', { a: '1', b: '2', c: '3', d: '4' }],
    ['a=?b=2', { a: '', b: '2' }],
    ['a=1?', { a: '1?' }],
    ['q=why? because', { q: 'why? because' }],
    ['to=/list/A?b=2', { to: '/list/A?b=2' }],
    ['to=https://h/x?b=2&c=3', { to: 'https://h/x?b=2', c: '3' }],
    ['to=%2Flist%2FA%3Fb%3D2', { to: '/list/A?b=2' }],
    ['to=%2Flist%2FA?b=2', { to: '/list/A', b: '2' }],
  ])('a second question mark: %s', (text, values) => expect(parseQuery(text)).toEqual(values));
  it('cuts fragments off', () => {
    expect(splitPath('/a?b=1#c?d=2')).toEqual({ path: '/a', query: { b: '1' } });
  });
});
