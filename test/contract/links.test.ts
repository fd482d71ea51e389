import { NUMBERS } from '../../sandbox/account/accounts';
import { FIXTURE_LINKS } from '../../sandbox/areas';
import { byHeading, linkTo } from '../../sandbox/core/links';

const link = (group: string, code: string) => linkTo(group, (name) => `/${name}`)(code, '', '', '');
const codesOf = (links: ReturnType<typeof byHeading>) => links.map(({ code }) => code);

test('links are sorted by heading, and keep their order under one heading', () => {
  const links = [link('海报', 'P2'), link('领券活动', 'C2'), link('海报', 'P1'), link('领券活动', 'C1')];
  expect(codesOf(byHeading(links))).toEqual(['C2', 'C1', 'P2', 'P1']);
});

test('a heading without a place comes after the others, its links together', () => {
  const links = [link('新', 'N1'), link('新的', 'M1'), link('海报', 'P1'), link('新', 'N2')];
  expect(codesOf(byHeading(links))).toEqual(['P1', 'N1', 'N2', 'M1']);
});

/** Names that an editor also sees elsewhere: codes of fixtures, apps, HTML. */
const NAMES = /[A-Z]{2,}[\w-]*|H5|App|HTML/g;

test.each([
  ['fixture', FIXTURE_LINKS.map(({ code, description }) => [code, description])],
  ['number', NUMBERS.map(({ number, description }) => [number, description])],
])('every %s has a Chinese description without English words', (_kind, rows) => {
  const wrong = rows.filter(
    ([, text = '']) => !/[\u4e00-\u9fff]{2}/.test(text) || /[a-z]{2}/i.test(text.replace(NAMES, '')),
  );
  expect(wrong).toEqual([]);
});
