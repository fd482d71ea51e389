import { comparePage } from './comparePage.mjs';

const row = (name, kind, pixels = 0) => ({ name, kind, pixels, share: 0.5 });

test('shows what differs with the pictures that exist, and counts the rest', () => {
  const html = comparePage(
    [row('a.png', 'different', 7), row('b.png', 'added'), row('c.png', 'removed'), row('d.png', 'equal')],
    { before: 'v1 (1234567)', after: 'working tree' },
  );
  expect(html).toContain('1 equal, 3 different');
  expect(Array.from(html.matchAll(/src="([^"]+)"/g), ([, source]) => source)).toEqual([
    'before/a.png',
    'after/a.png',
    'difference/a.png',
    'after/b.png',
    'before/c.png',
  ]);
  expect(html).toContain('7 pixels, 50.00 %');
});

test('a name is text, not markup', () => {
  expect(comparePage([row('"><img src=x>.png', 'added')], { before: '<b>', after: 'x' })).not.toMatch(
    /<img src=x>|<b>/,
  );
});

test('without differences it says so', () => {
  expect(comparePage([row('a.png', 'equal')], { before: 'a', after: 'b' })).toContain(
    'All pictures are equal.',
  );
});
