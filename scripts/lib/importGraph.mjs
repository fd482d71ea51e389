// The imports between the files of src/, as one target resolves them, and the tests that reach a file, nearest first.
import path from 'node:path';
import ts from 'typescript';

/** The suffixes with which jest.config.mjs and the build resolve `@/platform/x`. */
const SUFFIXES = { h5: ['.h5', ''], weapp: ['.weapp', '.mini', ''], alipay: ['.alipay', '.mini', ''] };

/**
 * @param {string} file
 * @param {string} content
 * @returns {{ specifier: string, isTypeOnly: boolean }[]}
 */
export function importsOf(file, content) {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, false);
  const found = [];
  const visit = (node) => {
    const isFrom = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    if (isFrom && node.moduleSpecifier !== undefined) {
      const isTypeOnly = ts.isImportDeclaration(node)
        ? node.importClause?.isTypeOnly === true
        : node.isTypeOnly;
      found.push({ specifier: node.moduleSpecifier.text, isTypeOnly });
    } else if (
      ts.isCallExpression(node) &&
      (node.expression.kind === ts.SyntaxKind.ImportKeyword || isRequireActual(node))
    ) {
      const [specifier] = node.arguments;
      if (specifier !== undefined && ts.isStringLiteral(specifier))
        found.push({ specifier: specifier.text, isTypeOnly: false });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      found.push({ specifier: node.argument.literal.text, isTypeOnly: true });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A test that loads a module again for each case. */
const isRequireActual = ({ expression }) =>
  ts.isPropertyAccessExpression(expression) && expression.name.text === 'requireActual';

/** @returns the file that an import of `from` resolves to, or null for packages, styles and pictures */
function resolve(from, specifier, target, has) {
  const isOwn = specifier.startsWith('@/');
  if (!isOwn && !specifier.startsWith('.')) return null;
  const base = isOwn ? `src/${specifier.slice(2)}` : path.posix.join(path.posix.dirname(from), specifier);
  for (const stem of [base, `${base}/index`])
    for (const suffix of SUFFIXES[target])
      for (const extension of ['.ts', '.tsx', '.d.ts'])
        if (has(`${stem}${suffix}${extension}`)) return `${stem}${suffix}${extension}`;
  return null;
}

/** @typedef {{ importers: (file: string) => string[], runtimeImporters: (file: string) => string[] }} ImportGraph */

/**
 * @param {ReadonlyMap<string, { specifier: string, isTypeOnly: boolean }[]>} imports of every file
 * @param {'h5' | 'weapp' | 'alipay'} target
 * @returns {ImportGraph} `runtimeImporters`: without type-only importers
 */
export function importGraph(imports, target) {
  const all = new Map();
  const atRunTime = new Map();
  const add = (map, to, from) => map.set(to, [...(map.get(to) ?? []), from]);
  for (const [from, list] of imports) {
    for (const { specifier, isTypeOnly } of list) {
      const to = resolve(from, specifier, target, (file) => imports.has(file));
      if (to === null) continue;
      add(all, to, from);
      if (!isTypeOnly) add(atRunTime, to, from);
    }
  }
  return {
    importers: (file) => all.get(file) ?? [],
    runtimeImporters: (file) => atRunTime.get(file) ?? [],
  };
}

/** The jest project that runs a test file, and how that project resolves imports. */
export function projectOf(test) {
  const [, target] = /\.(weapp|alipay)\.test\.tsx?$/.exec(test) ?? [];
  if (target !== undefined) return { project: `unit-${target}`, target, level: 'rules' };
  return test.endsWith('.tsx')
    ? { project: 'components', target: 'h5', level: 'components' }
    : { project: 'unit', target: 'h5', level: 'rules' };
}

const isTest = (file) => /\.test\.tsx?$/.test(file);
/** Random tests that take minutes per file: not run for a single change. */
const isWide = (file) => /\bfuzz\b|\bwide\b/.test(file);

/**
 * The tests that load a file, nearest first: those of its folder, then by the number of imports in between.
 * @param {string} file
 * @param {Readonly<Record<'h5' | 'weapp' | 'alipay', ImportGraph>>} graphs
 * @returns {{ test: string, project: string, level: string, distance: number }[]}
 */
export function testsNear(file, graphs) {
  const folder = path.posix.dirname(file);
  const found = [];
  for (const [target, graph] of Object.entries(graphs)) {
    const distances = new Map([[file, 0]]);
    for (const [each, distance] of distances)
      for (const importer of graph.runtimeImporters(each))
        if (!distances.has(importer)) distances.set(importer, distance + 1);
    for (const [test, distance] of distances) {
      if (!isTest(test) || isWide(test)) continue;
      const { project, level, target: own } = projectOf(test);
      if (own === target) found.push({ test, project, level, distance });
    }
  }
  const rank = ({ test, distance }) => (path.posix.dirname(test) === folder ? 0 : distance);
  return found.sort((a, b) => rank(a) - rank(b) || a.distance - b.distance || (a.test < b.test ? -1 : 1));
}
