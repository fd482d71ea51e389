// The layer table as a lint rule, so that an editor shows a wrong import while typing. test/architecture/layers.test.ts
// checks the same table separately, without this file.
import fs from 'node:fs';
import path from 'node:path';

/** A layer may import everything with a lower number. Folders with the same number may import each other. */
const LAYERS = [
  ['app', 'early', 'worker', 'screenCopy'],
  ['pages', 'packages'],
  ['features'],
  ['frame'],
  ['domain'],
  ['templates'],
  ['data'],
  ['navigation'],
  ['session'],
  ['components', 'hooks'],
  ['api'],
  ['tracking'],
  ['platform'],
  ['utils', 'styles', 'assets', 'types', 'routes', 'env', 'theme'],
];

const RANK = new Map(LAYERS.flatMap((names, index) => names.map((name) => [name, LAYERS.length - index])));

/** `features/coupon/list/ListHeader.tsx` -> { layer: 'features', area: 'coupon', folder: 'coupon/list' } */
function locate(relative) {
  const [first = '', second = '', third = ''] = relative.split('/');
  const layer = second === '' || /^app\./.test(first) ? first.replace(/\..*$/, '') : first;
  return { layer, area: second, folder: `${second}/${third}` };
}

const SRC = path.join(import.meta.dirname, '../../src');

/** Page entries, as texts. */
const entries = ['pages', 'packages'].flatMap((layer) =>
  fs
    .readdirSync(path.join(SRC, layer), { recursive: true })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => fs.readFileSync(path.join(SRC, layer, name), 'utf8')),
);

/** Folders of `features` that entries import: `coupon/list`. The other files of an area are shared by its pages. */
const PAGE_FOLDERS = new Set(
  entries.flatMap((text) =>
    [...text.matchAll(/@\/features\/([^/']+\/[^/']+)\//g)].map(([, folder]) => folder),
  ),
);

/** Null for a package import. */
function targetOf(specifier, fileRelative) {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (!specifier.startsWith('.')) return null;
  return path.posix.normalize(path.posix.join(path.posix.dirname(fileRelative), specifier));
}

/** Why `from` may not import `to`, or null when it may. */
function objection(fromRelative, specifier, isTypeOnly) {
  const to = targetOf(specifier, fromRelative);
  if (to === null) return null;
  if (to === '../contract/types' && isTypeOnly) return null;
  if (to.startsWith('..')) return 'src/ imports nothing outside src/ but types of the contract.';
  const from = locate(fromRelative);
  const target = locate(to);
  const fromRank = RANK.get(from.layer);
  const toRank = RANK.get(target.layer);
  if (fromRank === undefined)
    return `"${from.layer}" is no layer: add it to the layer table or move the file.`;
  if (toRank === undefined)
    return `"${target.layer}" is no layer: add it to the layer table or move the file.`;
  // Test helpers of a noun may import the screens that it serves.
  if (toRank > fromRank && !/\/testing\/|\.test\.tsx?$/.test(fromRelative))
    return `${from.layer} may not know ${target.layer}: a lower layer never imports a higher one.`;
  if (['pages', 'packages'].includes(from.layer)) {
    if (target.layer === 'api' && !isTypeOnly) return 'A page never calls the API: it renders a feature.';
    const sharesFolder =
      from.layer === target.layer && path.posix.dirname(fromRelative) === path.posix.dirname(to);
    if (toRank === fromRank && !sharesFolder && !to.startsWith(`${path.posix.dirname(fromRelative)}/`)) {
      return 'A page never imports another page.';
    }
  }
  if (from.layer === 'features' && target.layer === 'features') {
    if (from.area !== target.area)
      return `features/${target.area} is another area's: what both mean alike is in domain/.`;
    // An area's test helpers may import its pages.
    if (from.folder !== target.folder && PAGE_FOLDERS.has(target.folder) && !/\/testing\//.test(fromRelative))
      return `features/${target.folder} is another page's: what the area's pages share is beside their folders.`;
  }
  return null;
}

export const layers = {
  meta: { type: 'problem', schema: [], messages: { layer: '{{why}}' } },
  create(context) {
    const root = path.join(context.cwd, 'src');
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    if (file.startsWith('..')) return {};
    const check = (source, isTypeOnly) => {
      if (typeof source?.value !== 'string') return;
      const why = objection(file, source.value, isTypeOnly);
      if (why) context.report({ node: source, messageId: 'layer', data: { why } });
    };
    return {
      ImportDeclaration: (node) => check(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source, false),
    };
  },
};
