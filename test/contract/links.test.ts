import { byHeading, linkTo } from '../../sandbox/core/links';

const link = (group: string, code: string) => linkTo(group, (name) => `/${name}`)(code, '', '');
const codesOf = (links: ReturnType<typeof byHeading>) => links.map(({ code }) => code);

test('links are sorted by heading, and keep their order under one heading', () => {
  const links = [link('海报', 'P2'), link('领券活动', 'C2'), link('海报', 'P1'), link('领券活动', 'C1')];
  expect(codesOf(byHeading(links))).toEqual(['C2', 'C1', 'P2', 'P1']);
});

test('a heading without a place comes after the others, its links together', () => {
  const links = [link('新', 'N1'), link('新的', 'M1'), link('海报', 'P1'), link('新', 'N2')];
  expect(codesOf(byHeading(links))).toEqual(['P1', 'N1', 'N2', 'M1']);
});
