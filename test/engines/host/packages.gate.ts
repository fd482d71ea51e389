import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadPackage } from '../../../engine/compiler/package';

test.each(['weapp', 'alipay'] as const)(
  'the %s package has nothing that its host does not read',
  async (target) => {
    const { problems } = await loadPackage(path.resolve(process.env.SANDBOX_DIST ?? 'dist', target), target);
    expect(problems).toEqual([]);
  },
);

/**
 * From the payment app's documentation: app.json, window. A page's own file may set the same keys, and its components.
 */
const WINDOW_KEYS = [
  'allowsBounceVertical',
  'backgroundColor',
  'defaultTitle',
  'navigationBarFrontColor',
  'pullRefresh',
  'titleBarColor',
];

test('the alipay package says of its windows only what that app documents', async () => {
  const { appJson, configs } = await loadPackage(
    path.resolve(process.env.SANDBOX_DIST ?? 'dist', 'alipay'),
    'alipay',
  );
  const pages = appJson.allPages.flatMap((page) => Object.keys(configs[page] ?? {}));
  const said = new Set([...Object.keys(Object(configs.app?.window)), ...pages]);
  said.delete('usingComponents');
  expect([...said].filter((key) => !WINDOW_KEYS.includes(key))).toEqual([]);
});

test('no field of the alipay package is drawn by the system while it has the focus', () => {
  const template = readFileSync(
    path.resolve(process.env.SANDBOX_DIST ?? 'dist', 'alipay', 'base.axml'),
    'utf8',
  );
  const inputs = template.match(/<input [^>]*>/g) ?? [];
  expect(inputs.length).toBeGreaterThan(0);
  expect(inputs.filter((input) => !/enableNative="{{xs\.b\(i\.\w+,\s*(false|!1)\)}}"/.test(input))).toEqual(
    [],
  );
});

test.each(['weapp', 'alipay'])('the %s package preloads only subpackages that it has', (target) => {
  const file = path.resolve(process.env.SANDBOX_DIST ?? 'dist', target, 'app.json');
  const app = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly pages: readonly string[];
    readonly subPackages: readonly { readonly root: string }[];
    readonly preloadRule: Readonly<Record<string, { readonly packages: readonly string[] }>>;
  };
  const rules = Object.entries(app.preloadRule);
  expect(rules.length).toBeGreaterThan(0);
  const roots = app.subPackages.map(({ root }) => root);
  expect(rules.filter(([page]) => !app.pages.includes(page))).toEqual([]);
  expect(rules.flatMap(([, { packages }]) => packages).filter((name) => !roots.includes(name))).toEqual([]);
});

test('the weapp package declares what the messaging app may search', () => {
  const folder = path.resolve(process.env.SANDBOX_DIST ?? 'dist', 'weapp');
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  expect(read('app.json')).toMatchObject({
    sitemapLocation: 'sitemap.json',
    lazyCodeLoading: 'requiredComponents',
  });
  expect(read('sitemap.json')).toEqual({
    desc: expect.any(String) as string,
    rules: expect.arrayContaining([{ action: 'disallow', page: '*' }]) as unknown[],
  });
});
