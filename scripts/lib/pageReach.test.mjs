import { importGraph, importsOf } from './importGraph.mjs';
import { pagesReaching, screenTestsOf } from './pageReach.mjs';

const route = (name, path, page, aliases = []) => ({ name, path, page, aliases });
const ROUTES = [
  route('list', '/list/:code', 'packages/coupon/list/index', ['/coupons/all']),
  route('send', '/send', 'pages/send/index'),
];

const reach = (file, sources) => {
  const imports = new Map(Object.entries(sources).map(([name, text]) => [name, importsOf(name, text)]));
  return pagesReaching(file, importGraph(imports, 'h5'), ROUTES).map(({ route: { name } }) => name);
};

describe('pages that include a file', () => {
  const sources = {
    'src/rules.ts': '',
    'src/near.ts': "import './rules';",
    'src/packages/coupon/list/index.tsx': "import '@/near';",
    'src/pages/send/index.tsx': "import '@/rules';",
    'src/alone.ts': '',
    'src/app.tsx': "import '@/frame';",
    'src/frame.ts': '',
  };
  test.each([
    ['src/rules.ts', ['send', 'list']],
    ['src/near.ts', ['list']],
    ['src/alone.ts', []],
    ['src/frame.ts', ['list', 'send']],
  ])('%s', (file, expected) => expect(reach(file, sources)).toEqual(expected));
});

describe('screen tests of a route', () => {
  const files = {
    'test/screens/a.screen.ts': "await visitor.open('/list/LIST-0');",
    'test/screens/b.screen.ts': "import { openSend } from '../journeys/sendSteps';",
    'test/screens/c.screen.ts': "import { dialog } from '../journeys/steps'; open('/me')",
    'test/screens/d.screen.ts': 'open(`/coupons/all?x=1`)',
    'test/journeys/sendSteps.ts': "export const openSend = () => open('/send');",
    'test/journeys/steps.ts': "export const SEND = '/send';",
  };
  const tests = Object.keys(files).filter((file) => file.endsWith('.screen.ts'));
  const of = (...names) =>
    screenTestsOf(
      ROUTES.filter(({ name }) => names.includes(name)),
      tests,
      (file) => files[file] ?? '',
    ).map((file) => file.slice('test/screens/'.length, -'.screen.ts'.length));
  it('names its address, or one of its other addresses', () => expect(of('list')).toEqual(['a', 'd']));
  it('first those that are about little else', () => {
    const texts = { ...files, 'test/screens/a.screen.ts': "open('/me'); open('/list/LIST-0');" };
    const found = screenTestsOf(ROUTES, tests, (file) => texts[file] ?? '');
    // `b` is the best of the second route.
    expect(found).toEqual(['d', 'b', 'a'].map((name) => `test/screens/${name}.screen.ts`));
  });
  it('its steps name it; steps of all tests do not count', () => expect(of('send')).toEqual(['b']));
});
