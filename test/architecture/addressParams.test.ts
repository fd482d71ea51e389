/**
 * Pages read address parameters only through `utils/addressParams`: one reader for values that anyone may have written.
 */
import ts from 'typescript';
import { sourceFiles, type SourceFile } from './source';

const READS_PAGES = /^(pages|packages|features|frame|domain|templates)\//;

/** `params`, `visit.params`: the names of what `usePage` returns. */
const isParams = (node: ts.Expression | undefined): boolean =>
  node !== undefined &&
  ((ts.isIdentifier(node) && node.text === 'params') ||
    (ts.isPropertyAccessExpression(node) && node.name.text === 'params'));

/** Lines that read a value from them directly. */
function directReads(ast: ts.SourceFile): number[] {
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    const isTaken =
      ((ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node)) &&
        isParams(node.expression)) ||
      (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && isParams(node.initializer));
    if (isTaken) lines.push(ast.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(ast);
  return lines;
}

const readsOf = ({ name, ast }: SourceFile): string[] => directReads(ast).map((line) => `${name}:${line}`);

test('no page reads an address parameter directly', () => {
  const files = sourceFiles().filter(({ name, text }) => READS_PAGES.test(name) && /\bparams\b/.test(text));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(readsOf)).toEqual([]);
});

test.each([
  ["const a = params['a'];", 1],
  ['const a = visit.params.a;', 1],
  ["const { a = '' } = params;", 1],
  ["const a = textParam(params, 'a');", 0],
  ['const { params } = usePage();', 0],
])('%s', (text, count) => {
  const ast = ts.createSourceFile('a.ts', text, ts.ScriptTarget.ES2022, true);
  expect(directReads(ast)).toHaveLength(count);
});
