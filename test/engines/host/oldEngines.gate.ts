/**
 * The output in dist/ runs on the oldest engines of package.json's browserslist (iOS 13, Chrome 80): every script
 * parses as ES2019, and no API is used that these engines lack, since there are no polyfills.
 */
import * as acorn from 'acorn';
import { simple } from 'acorn-walk';
import fs from 'node:fs';
import path from 'node:path';

const DIST = path.join(__dirname, '../../../dist');

/** Methods with the first iOS version that has them (MDN's tables): 13.4 to 15.4. */
const NEW_METHODS: ReadonlySet<string> = new Set([
  ...['replaceAll', 'at', 'hasOwn', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced'],
  ...['any', 'replaceChildren', 'randomUUID'],
]);
const NEW_GLOBALS: ReadonlySet<string> = new Set([
  ...['structuredClone', 'WeakRef', 'BigInt', 'AggregateError', 'ResizeObserver', 'BroadcastChannel'],
]);

function findingsIn(source: string): string[] {
  const found: string[] = [];
  let tree;
  try {
    tree = acorn.parse(source, { ecmaVersion: 2019, sourceType: 'module', allowReturnOutsideFunction: true });
  } catch (error) {
    return [String(error)];
  }
  const note = (what: string, { start, end }: acorn.Node): void =>
    void found.push(`${what}: ${source.slice(Math.max(0, start - 30), end + 30)}`);
  simple(tree, {
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed)
        return;
      if (NEW_METHODS.has(callee.property.name)) note(callee.property.name, callee.property);
    },
    Identifier(node) {
      if (NEW_GLOBALS.has(node.name)) note(node.name, node);
    },
    Literal(node) {
      if (/\(\?<[=!]/.test(node.regex?.pattern ?? '')) note('a look behind', node);
    },
  });
  return found;
}

function scriptsBelow(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return scriptsBelow(at);
    return /\.(js|wxs|sjs)$/.test(entry.name) ? [at] : [];
  });
}

it.each(['h5', 'weapp', 'alipay'])('scripts of %s', (target) => {
  const files = scriptsBelow(path.join(DIST, target));
  expect(files.length).toBeGreaterThan(10);
  const findings = files.flatMap((file) =>
    findingsIn(fs.readFileSync(file, 'utf8')).map((finding) => `${path.relative(DIST, file)}: ${finding}`),
  );
  expect(findings).toEqual([]);
});

it('scripts inside the HTML', () => {
  const html = fs.readFileSync(path.join(DIST, 'h5', 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.flatMap(findingsIn)).toEqual([]);
});

it.each([
  'a?.b',
  'a ?? b',
  'a ||= b',
  'class A { b = 1 }',
  'a.replaceAll("b", "")',
  '/(?<=a)b/',
  'new WeakRef(a)',
])('refuses %s', (source) => expect(findingsIn(source)).toHaveLength(1));
