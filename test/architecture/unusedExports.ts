/** Exports that only their own file uses, by the syntax of the files: no type checker. */
import path from 'node:path';
import ts from 'typescript';

export interface ModuleText {
  /** Relative to the root, with `/`. */
  readonly name: string;
  readonly text: string;
}

/** All names of a module: by `import * as`, `import()`, `require()`, `export *`. */
const ALL = '*';

/** A name of another module that a file uses. */
interface Use {
  readonly from: string;
  readonly name: string;
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
const isDefault = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) === true;

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

function declaredBy(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  }
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node);
  return isNamed && node.name ? [node.name.text] : [];
}

function exportsOf(ast: ts.SourceFile): string[] {
  return ast.statements.flatMap((node) => {
    if (ts.isExportAssignment(node)) return ['default'];
    if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)) {
      return node.exportClause.elements.map(({ name }) => name.text);
    }
    if (!isExported(node)) return [];
    return isDefault(node) ? ['default'] : declaredBy(node);
  });
}

const LOADERS = new Set(['require', 'requireActual', 'requireMock']);

function loadedBy(node: ts.CallExpression): string | null {
  const { expression, arguments: args } = node;
  const isLoader =
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && LOADERS.has(expression.text)) ||
    (ts.isPropertyAccessExpression(expression) && LOADERS.has(expression.name.text));
  return isLoader && args[0] && ts.isStringLiteral(args[0]) ? args[0].text : null;
}

function usesOf(ast: ts.SourceFile): readonly Use[] {
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = node.moduleSpecifier.text;
      const { importClause } = node;
      if (importClause?.name) uses.push({ from, name: 'default' });
      const bindings = importClause?.namedBindings;
      if (bindings && ts.isNamespaceImport(bindings)) uses.push({ from, name: ALL });
      else
        bindings?.elements.forEach((each) =>
          uses.push({ from, name: (each.propertyName ?? each.name).text }),
        );
    } else if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      const from = node.moduleSpecifier.text;
      if (node.exportClause && ts.isNamedExports(node.exportClause)) {
        node.exportClause.elements.forEach((each) =>
          uses.push({ from, name: (each.propertyName ?? each.name).text }),
        );
      } else uses.push({ from, name: ALL });
    } else if (
      ts.isImportTypeNode(node) &&
      ts.isLiteralTypeNode(node.argument) &&
      ts.isStringLiteral(node.argument.literal)
    ) {
      const name = node.qualifier && ts.isIdentifier(node.qualifier) ? node.qualifier.text : ALL;
      uses.push({ from: node.argument.literal.text, name });
    } else if (ts.isCallExpression(node)) {
      const from = loadedBy(node);
      if (from !== null) uses.push({ from, name: ALL });
    }
    if (isDeep) ts.forEachChild(node, visit);
  };
  // Only these are below the top of a file.
  const isDeep = /\bimport\(|\brequire/.test(ast.text);
  ast.statements.forEach(visit);
  // Types of scripts in JSDoc.
  for (const [, from = '', name = ''] of ast.text.matchAll(/\bimport\('([^']+)'\)\.(\w+)/g)) {
    uses.push({ from, name });
  }
  return uses;
}

/** `index.h5.tsx` and `index.ts` are one module for who imports it: the build chooses by target. */
const stemOf = (name: string): string =>
  name.replace(/\.(?:d\.)?(?:[cm]?[jt]sx?)$/, '').replace(/\.(?:h5|weapp|alipay|mini)$/, '');

function moduleOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return stemOf(`src/${specifier.slice(2)}`);
  if (!specifier.startsWith('.')) return null;
  return stemOf(path.posix.join(path.posix.dirname(from), specifier));
}

/** Each export that no other file uses. */
export function unusedExports(
  modules: readonly ModuleText[],
): { readonly file: string; readonly name: string }[] {
  const facts = modules.map(({ name, text }) => {
    const ast = ts.createSourceFile(name, text, {
      languageVersion: ts.ScriptTarget.ES2022,
      jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    });
    return { file: name, own: exportsOf(ast), uses: usesOf(ast) };
  });
  const users = new Map<string, Set<string>>();
  for (const { file, uses } of facts) {
    for (const use of uses) {
      const target = moduleOf(file, use.from);
      if (target === null) continue;
      const key = `${target} ${use.name}`;
      users.set(key, (users.get(key) ?? new Set()).add(file));
    }
  }
  const isUsed = (file: string, name: string): boolean => {
    const stem = stemOf(file);
    const stems = stem.endsWith('/index') ? [stem, stem.slice(0, -'/index'.length)] : [stem];
    return stems
      .flatMap((each) => [`${each} ${name}`, `${each} ${ALL}`])
      .some((key) => [...(users.get(key) ?? [])].some((user) => user !== file));
  };
  return facts.flatMap(({ file, own }) =>
    own.filter((name) => !isUsed(file, name)).map((name) => ({ file, name })),
  );
}
