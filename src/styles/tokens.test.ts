import { readFileSync } from 'node:fs';
import path from 'node:path';

const scss = readFileSync(path.join(__dirname, 'tokens.scss'), 'utf8');
const [lightText = '', darkText = ''] = scss.split('@media (prefers-color-scheme: dark)');

const tokensOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );

const light = tokensOf(lightText);
const dark = tokensOf(darkText);

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['page', 'card', 'raised'];
const onGrounds = (words: string, grounds: readonly string[] = GROUNDS): [string, string, number][] =>
  grounds.map((ground) => [words, ground, 4.5]);

/** Every pair of text and background that the components use. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...onGrounds('ink', [...GROUNDS, 'gold-soft', 'brand-soft', 'line']),
  ...onGrounds('secondary', [...GROUNDS, 'line']),
  ...onGrounds('hint-text'),
  ...onGrounds('brand-text', [...GROUNDS, 'brand-soft']),
  ...onGrounds('flash-text'),
  ...onGrounds('danger-text', [...GROUNDS, 'danger-soft']),
  ...onGrounds('success-text', [...GROUNDS, 'success-soft']),
  ...onGrounds('gold-text', ['gold-soft', 'card']),
  ['on-brand', 'action-from', 4.5],
  ['on-brand', 'action-to', 4.5],
  ['on-brand', 'success-action', 4.5],
  // Marks without text, and amounts of font size 56: 3 to 1.
  ['on-brand', 'brand-pressed', 3],
  ['brand', 'card', 3],
  ['focus', 'page', 3],
  ['focus', 'card', 3],
];

describe('tokens', () => {
  it('are the agreed colours', () => {
    const agreed = {
      brand: '#ff5a1f',
      'brand-pressed': '#e64a12',
      flash: '#f0312b',
      gold: '#ffb020',
      'gold-soft': '#fff4dc',
      ink: '#1f2329',
      secondary: '#5c6370',
      hint: '#8a919f',
      line: '#ebedf0',
      page: '#f5f6f8',
      card: '#fff',
      success: '#0e9f6e',
      danger: '#d92d20',
    };
    for (const [name, value] of Object.entries(agreed))
      expect([name, light.get(`--color-${name}`)]).toEqual([name, value]);
  });

  it('have a dark value for every colour and shadow, and no names only in the dark theme', () => {
    const coloured = [...light.keys()].filter((name) => /^--(color|shadow)-/.test(name));
    expect([...dark.keys()].sort()).toEqual(coloured.sort());
  });

  it.each(PAIRS)('%s on %s is at least %s to 1, light and dark', (words, ground, least) => {
    for (const set of [light, dark]) {
      const pair = [set.get(`--color-${words}`) ?? '', set.get(`--color-${ground}`) ?? ''] as const;
      for (const color of pair) expect(color).toMatch(/^#([0-9a-f]{3}|[0-9a-f]{6})$/);
      expect(contrast(...pair)).toBeGreaterThanOrEqual(least);
    }
  });

  it('keeps spacing on the grid of 8', () => {
    const steps = [...light].filter(([name]) => name.startsWith('--space-'));
    expect(steps.length).toBeGreaterThan(5);
    for (const [, value] of steps) expect(parseInt(value, 10) % 8).toBe(0);
  });
});
