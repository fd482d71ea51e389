/** The H5 build's stand-in for the `universal-router` package answers as the package does, for every address of ours. */
import fc from 'fast-check';
import { customRoutes } from '@/routes.derive';

interface Router {
  resolve(pathname: string): Promise<unknown>;
}
type RouterClass = new (routes: readonly object[], options: { baseUrl: string }) => Router;

const { default: Own } = jest.requireActual<{ default: RouterClass }>('../../config/h5/universalRouter.mjs');
const Package = jest.requireActual<RouterClass>('universal-router');

const patterns = Object.values(customRoutes());
const table = patterns.map((path, index) => ({
  path,
  action: ({ pathname }: { pathname: string }, params: object) => [index, pathname, { ...params }],
}));

async function answers(address: string): Promise<readonly [unknown, unknown]> {
  const ask = (Class: RouterClass): Promise<unknown> =>
    new Class(table, { baseUrl: '' })
      .resolve(address)
      .catch((error: unknown) => Reflect.get(Object(error), 'status'));
  return [await ask(Own), await ask(Package)];
}

const value = fc.oneof(
  fc.string({ minLength: 1, maxLength: 8 }).map(encodeURIComponent),
  fc.constantFrom('%', '%E4%BD', 'a+b', 'success'),
);
const known = fc
  .tuple(fc.constantFrom(...patterns.flat()), value, fc.constantFrom('', '/', '/x', '//'))
  .map(([pattern, text, end]) => pattern.replace(/:\w+\??/g, text) + end)
  // The package takes two slashes for the home page; the stand-in for no page, which leads there as well.
  .filter((address) => address !== '//');

test('known addresses, with whatever stands for their parameters', async () => {
  await fc.assert(
    fc.asyncProperty(known, async (address) => {
      const [own, given] = await answers(address);
      expect(own).toEqual(given);
    }),
    { numRuns: 500 },
  );
});

test.each([
  '/',
  '/RECEIVECOUPON/x',
  '/receiveCoupon',
  '/receiveCoupon/',
  '/outerOpenApp',
  '/outerOpenApp/',
  '/nowhere',
  '/app/webView',
])('%p', async (address) => {
  const [own, given] = await answers(address);
  expect(own).toEqual(given);
});
