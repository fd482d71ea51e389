import fc from 'fast-check';
import { plainColor } from './color';

describe('plain colour', () => {
  it.each([
    '#fff',
    '#FFE3CF',
    '#ffe3cfcc',
    'rgb(255, 0,0)',
    'rgba(0,0,0,.5)',
    'rgba(1, 2, 3, 50%)',
    ' #abc ',
  ])('%s passes', (color) => {
    expect(plainColor(color)).toBe(color.trim());
  });
  it.each([
    '',
    'red',
    '#ff',
    '#ffff',
    '#ggg',
    '#fff;background:url(x)',
    'rgb(1,2)',
    'rgb(1,2,3',
    'rgba(1,2,3,2)',
    'var(--color-brand)',
    'expression(alert(1))',
    'red;background:url(javascript:alert(1))',
    'url(https://evil.example/x)',
    '#fff\n;',
  ])('%p does not', (color) => {
    expect(plainColor(color)).toBeNull();
  });
  it('accepts nothing but a single colour', () => {
    const pieces = fc.constantFrom(
      '#fff',
      'rgb(',
      '1',
      ',',
      ')',
      ';',
      'url(',
      'rgba(',
      '%',
      ' ',
      '.',
      '/*',
      '\\',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((all) => all.join('')),
        ),
        (text) => {
          const color = plainColor(text);
          if (color !== null) expect(color).toMatch(/^(#[0-9a-fA-F]+|rgba?\([\d\s.,%]+\))$/i);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
