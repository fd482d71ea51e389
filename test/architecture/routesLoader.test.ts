// The H5 build takes the settings of the mini programs out of the route table: those, and nothing else.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { SRC } from './source';

const routesLoader = jest.requireActual<(code: string) => string>('../../config/h5/routesLoader.cjs');

/** Every property of an object in the file, as `name: value`. */
function propertiesOf(code: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && !ts.isObjectLiteralExpression(node.initializer))
      found.push(node.getText().replace(/\s+/g, ' '));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('routes.ts', code, ts.ScriptTarget.ES2022, true));
  return found;
}

test('takes out `shares` and `refreshes` of every row, and nothing else', () => {
  const code = fs.readFileSync(path.join(SRC, 'routes.ts'), 'utf8');
  const isOfMiniPrograms = (property: string): boolean => /^(shares|refreshes):/.test(property);
  const before = propertiesOf(code);
  expect(before.filter(isOfMiniPrograms).length).toBeGreaterThan(20);
  expect(propertiesOf(routesLoader(code))).toEqual(before.filter((property) => !isOfMiniPrograms(property)));
});
