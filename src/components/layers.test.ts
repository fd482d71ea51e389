import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LAYERS } from './layers';

const read = (file: string): string => readFileSync(path.join(__dirname, '..', file), 'utf8');
/** The token's name in the style sheets: `linkLogin` is `--layer-link-login`. */
const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const heights = new Map(
  [...read('styles/tokens.scss').matchAll(/--layer-([a-z-]+):\s*(\d+);/g)].map(([, name = '', height]) => [
    name,
    Number(height),
  ]),
);
/** The token in the last rule of this class in this sheet: rules of one class have the same specificity. */
function tokenOf(sheet: string, name: string): string | undefined {
  const rules = read(sheet).matchAll(/^\.([A-Za-z-]+) \{([^}]*)\}/gm);
  const named = [...rules].filter(([, own, body = '']) => own === name && body.includes('z-index'));
  return /z-index: var\(--layer-([a-z-]+)\)/.exec(named[named.length - 1]?.[2] ?? '')?.[1];
}
const heightOf = (sheet: string, name: string): number => heights.get(tokenOf(sheet, name) ?? '') ?? NaN;

const MODAL = 'components/ModalLayer.module.scss';
/** Everything that may cover a page, the lowest first, by its style sheet and class. */
const ORDER: readonly (readonly [name: string, sheet: string, className: string])[] = [
  ['bars', 'frame/TabBar.module.scss', 'bar'],
  ...LAYERS.map((layer) => [layer, MODAL, layer] as const),
  ['cover', 'frame/PageFrame.module.scss', 'cover'],
  ['toast', 'platform/toast/toast.css', 'pc-toast'],
];
const pairs = ORDER.flatMap((lower, place) =>
  ORDER.slice(place + 1).map((higher) => [lower, higher] as const),
);

test.each(pairs.map(([lower, higher]) => [lower[0], higher[0], lower, higher] as const))(
  '%s is below %s',
  (_lower, _higher, [, lowerSheet, lowerClass], [, higherSheet, higherClass]) => {
    expect(heightOf(lowerSheet, lowerClass)).toBeLessThan(heightOf(higherSheet, higherClass));
  },
);

test('each modal layer has the z-index of its name, and no class that every layer has sets another', () => {
  expect(LAYERS.map((layer) => tokenOf(MODAL, layer))).toEqual(LAYERS.map(dashed));
  expect(['layer', 'center', 'bottom'].map((name) => tokenOf(MODAL, name))).toEqual(Array(3).fill(undefined));
});

test.each([
  ['domain/login/LoginPopup.tsx', 'login'],
  ['domain/login/LinkLoginQuestion.tsx', 'linkLogin'],
  ['frame/PrivacySheet.tsx', 'consent'],
  ['frame/UpdateDialog.tsx', 'update'],
])('%s is in the layer %s', (file, layer) => {
  expect(
    [...read(file).matchAll(/<(?:Dialog|Popup|ModalLayer)[^>]*?layer="(\w+)"/g)].map(([, own]) => own),
  ).toEqual([layer]);
});
