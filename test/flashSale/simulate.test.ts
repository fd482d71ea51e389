/** The simulation passes with the product's rules, and each broken rule shows in a figure. A fifth is lost. */
import { flashFigures } from './flashFigures';
import { simulate, type SimOptions } from './simulate';

const over = async (breaks?: SimOptions['breaks']): Promise<readonly string[]> =>
  flashFigures(await simulate({ seed: 1, pages: 100, stock: 50, shareLost: 0.2, breaks }))
    .filter(({ value, limit = Infinity, atLeast = -Infinity }) => value > limit || value < atLeast)
    .map(({ name }) => name);

test('100 pages at the start of a sale keep to every limit', async () => {
  expect(await over()).toEqual([]);
});

test.each<[string, SimOptions['breaks'], string]>([
  ['all refreshes at once', 'spread', 'refreshes of the start in its busiest second'],
  ['no refresh at the start', 'refresh', 'latest refresh after the start'],
  ['another number for each request', 'requestNo', 'claims sent again with another number'],
])('finds a broken rule: %s', async (_, breaks, figure) => {
  expect(await over(breaks)).toContain(figure);
});
