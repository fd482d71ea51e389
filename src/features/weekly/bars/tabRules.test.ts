import {
  cellPx,
  idsDownThePage,
  rowStartPx,
  rowWidthPx,
  scrollOffsetPx,
  TabFollower,
  tabLooks,
} from './tabRules';

test.each([
  ['without a location bar', 44, false, 44],
  ['with one', 44, true, 56],
  ['with larger text', 66, true, 84],
])('offset of a module %s', (_name, barPx, hasLocationBar, expected) => {
  expect(scrollOffsetPx(barPx, hasLocationBar)).toBe(expected);
});

test.each([
  [0, 375, 0],
  [1, 375, 0],
  [4, 375, 290],
  [-1, 375, 0],
])('a row shows tab %d on a screen of %d px from offset %d px', (index, widthPx, expected) => {
  expect(rowStartPx(index, widthPx)).toBe(expected);
});

test.each([320, 360, 375, 390, 414, 430])('a row of %d px ends in the middle of a tab', (widthPx) => {
  const cell = cellPx(widthPx);
  const shown = (widthPx / cell) % 1;
  expect([cell >= 92, shown > 0.5 && shown < 0.6]).toEqual([true, true]);
});

test('on a wide screen the row is as wide as the page', () => {
  expect([rowWidthPx(375), rowWidthPx(1024)]).toEqual([375, 464]);
});

test('a state uses both colours of the config or none', () => {
  const colors = { selectedGround: '#fff', selectedText: '#f00', ground: '', text: '#ccc' };
  expect(tabLooks({ colors })).toEqual({
    selected: { backgroundColor: '#fff', color: '#f00' },
    plain: undefined,
  });
  expect(
    tabLooks({ colors: { selectedGround: '#fff', selectedText: '', ground: '#eee', text: '#111' } }),
  ).toEqual({
    selected: undefined,
    plain: { backgroundColor: '#eee', color: '#111' },
  });
});

test.each([
  ['as the modules stand', { a: 0, b: 1, c: 4 }, ['a', 'b', 'c']],
  ['in an order of their own', { a: 4, b: 0, c: 1 }, ['b', 'c', 'a']],
  ['the other way round', { a: 10, b: 9, c: 2 }, ['c', 'b', 'a']],
])('modules of tabs in order: %s', (_name, positions, expected) => {
  const tabs = Object.entries(positions).map(([moduleId, position]) => ({ moduleId, position }));
  expect(idsDownThePage(tabs)).toEqual(expected);
});

describe('the active tab', () => {
  const make = () => new TabFollower(['a', 'b', 'c']);

  test('is the last one whose module has passed the line; before that, the first', () => {
    const follower = make();
    expect(follower.cross('a', false)).toBe('a');
    expect(follower.cross('a', true)).toBe('a');
    expect(follower.cross('b', true)).toBe('b');
    expect(follower.cross('b', false)).toBe('a');
    expect(follower.cross('a', false)).toBe('a');
  });

  test('after a jump matches the scroll position, whatever order the crossings are reported in', () => {
    const follower = make();
    follower.cross('c', true);
    follower.cross('a', true);
    expect(follower.cross('b', true)).toBe('c');
  });

  test('is the tapped one while the page scrolls, and after that until the next crossing', () => {
    const follower = make();
    follower.hold('c');
    expect(follower.cross('a', true)).toBeNull();
    expect(follower.cross('b', true)).toBeNull();
    follower.release('c');
    expect(follower.cross('b', false)).toBe('a');
  });

  test('the end of an older scroll does not end a newer one', () => {
    const follower = make();
    follower.hold('b');
    follower.hold('c');
    follower.release('b');
    expect(follower.cross('b', true)).toBeNull();
  });
});
