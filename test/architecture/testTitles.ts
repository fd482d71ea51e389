/** Titles of a file's tests, as documents cite them. */
import ts from 'typescript';

/** Functions that start a test, a group, or a journey that runs on several wires. */
const STARTERS = /^(test|it|describe|wide|mainJourney)$/;
const PLACEHOLDER = /%[sdijpo]|\$\{[^}]*\}|\$\w+(\.\w+)*/g;

const words = (title: string): string => title.replace(PLACEHOLDER, '…');

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** `test` of `test.each(rows)(…)`. */
function starterOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? starterOf(node.expression) : '';
}

/** First text of each row of an inline table. */
function rowNames(table: ts.Expression | undefined): string[] {
  if (table === undefined) return [];
  if (ts.isAsExpression(table)) return rowNames(table.expression);
  if (!ts.isArrayLiteralExpression(table)) return [];
  return table.elements.flatMap((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : row;
    return first !== undefined && ts.isStringLiteralLike(first) ? [first.text] : [];
  });
}

/**
 * Titles with `…` for the parts from a table, and, for each row of an inline table, the title with the row's name.
 * @param name of the file: says whether it is TSX
 */
export function testTitles(name: string, text: string): ReadonlySet<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && STARTERS.test(starterOf(node.expression))) {
      const title = node.arguments.map(textOf).find((each) => each !== null);
      if (typeof title === 'string') {
        titles.add(words(title));
        const table = ts.isCallExpression(node.expression) ? node.expression.arguments[0] : undefined;
        for (const row of rowNames(table)) titles.add(words(title.replace(/%[sp]/, () => row)));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest));
  return titles;
}
