import { FIRST_PARTS, judge, shownPart } from './visibility';

const SCREEN_PX = 800;

test.each([
  ['a card', 100, 0.501],
  ['two screens', 1600, 0.501],
  ['a little over two screens', 1601, 0.251],
  ['five screens', 4000, 0.101],
  ['a hundred screens', 80_000, 0.006],
])('%s: the ratio that counts as shown', (_name, heightPx, part) => {
  expect(shownPart(heightPx, SCREEN_PX)).toBe(part);
});

test('with an unknown screen height no element counts as tall', () => {
  expect(shownPart(5000, 0)).toBe(0.501);
});

test.each([
  ['half of a card is not more than half', 0.5, 100, false],
  ['more than half', 0.502, 100, true],
  ['a tall one that fills half of the screen', 0.1, 4000, false],
  ['a tall one that fills more', 0.102, 4000, true],
  ['an empty one, which hosts report as wholly inside', 1, 0, false],
  ['one of unknown height, more than half', 0.502, null, true],
  ['one of unknown height, less', 0.4, null, false],
])('%s', (_name, part, heightPx, isShown) => {
  expect(judge({ part, heightPx, screenPx: SCREEN_PX }, FIRST_PARTS).isShown).toBe(isShown);
});

test('requests another threshold only when the present ones do not decide', () => {
  expect(judge({ part: 0.2, heightPx: 100, screenPx: SCREEN_PX }, FIRST_PARTS).parts).toBeNull();
  const { parts } = judge({ part: 0.01, heightPx: 4000, screenPx: SCREEN_PX }, FIRST_PARTS);
  expect(parts).toEqual([0.001, 0.101, 0.501]);
  expect(judge({ part: 0.2, heightPx: 4000, screenPx: SCREEN_PX }, parts ?? []).parts).toBeNull();
});
