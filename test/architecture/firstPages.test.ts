/** Pages whose files the HTML's script fetches with the app (config/h5/firstPages.cjs). */
import { FIRST_PAGES } from '../../config/h5/firstPages.cjs';
import { ROUTES } from '../../src/routes';

test('each is a page of the route table, under its path', () => {
  const keys = Object.fromEntries(
    ROUTES.map(({ path, page }) => [path.toLowerCase().replace(/:\w+$/, ''), page]),
  );
  expect(Object.entries(FIRST_PAGES).filter(([key, page]) => keys[key] !== page)).toEqual([]);
});

test('one that ends with a parameter begins no other page’s path', () => {
  const others = ROUTES.filter(({ page }) => !Object.values(FIRST_PAGES).includes(page));
  const prefixes = Object.keys(FIRST_PAGES).filter((key) => /.\/$/.test(key));
  expect(others.filter(({ path }) => prefixes.some((key) => path.toLowerCase().startsWith(key)))).toEqual([]);
});
