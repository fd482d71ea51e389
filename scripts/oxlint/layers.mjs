// The layer table as a lint rule, so that an editor shows a wrong import while typing. test/architecture/layers.test.ts
// checks the same table separately, without this file.
import path from 'node:path';

/** A layer may import everything with a lower number. Folders with the same number may import each other. */
const LAYERS = [
  ['app', 'early'],
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

/** `features/coupon/list/ListHeader.tsx` -> { layer: 'features', unit: 'coupon/list' } */
function locate(relative) {
  const [first = '', second = '', third = ''] = relative.split('/');
  const layer = second === '' || /^app\./.test(first) ? first.replace(/\..*$/, '') : first;
  return { layer, unit: `${second}/${third}` };
}

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
  if (from.layer === 'features' && target.layer === 'features' && from.unit !== target.unit)
    return `features/${target.unit} is another page's: what both mean alike is in domain/.`;
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
