import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const ROOT = path.resolve(__dirname, '..', '..');
export const SRC = path.join(ROOT, 'src');

interface ImportFact {
  readonly specifier: string;
  /** Removed by the compiler. */
  readonly isTypeOnly: boolean;
  /** `import()`: loaded lazily, not part of an import cycle. */
  readonly isLazy: boolean;
}

export interface SourceFile {
  /** Relative to src/, with `/`. */
  readonly name: string;
  readonly text: string;
  readonly ast: ts.SourceFile;
  readonly imports: readonly ImportFact[];
}

const isTest = (name: string): boolean => /\.(test|suite)\.tsx?$/.test(name);

export function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => path.relative(folder, path.join(item.parentPath, item.name)).split(path.sep).join('/'))
    .sort();
}

function importsOf(ast: ts.SourceFile): ImportFact[] {
  const facts: ImportFact[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      facts.push({
        specifier: node.moduleSpecifier.text,
        isTypeOnly: node.importClause?.isTypeOnly === true,
        isLazy: false,
      });
    } else if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      facts.push({ specifier: node.moduleSpecifier.text, isTypeOnly: node.isTypeOnly, isLazy: false });
    } else if (
      ts.isImportTypeNode(node) &&
      ts.isLiteralTypeNode(node.argument) &&
      ts.isStringLiteral(node.argument.literal)
    ) {
      facts.push({ specifier: node.argument.literal.text, isTypeOnly: true, isLazy: false });
    } else if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
      const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require';
      if ((isImport || isRequire) && first && ts.isStringLiteral(first)) {
        facts.push({ specifier: first.text, isTypeOnly: false, isLazy: isImport });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ast);
  return facts;
}

/** A file that is parsed only on demand: parsing all takes a second. */
class ReadFile implements SourceFile {
  readonly text: string;
  private parsed: ts.SourceFile | null = null;
  private facts: readonly ImportFact[] | null = null;

  constructor(
    readonly name: string,
    folder: string,
  ) {
    this.text = fs.readFileSync(path.join(folder, name), 'utf8');
  }

  get ast(): ts.SourceFile {
    this.parsed ??= ts.createSourceFile(this.name, this.text, ts.ScriptTarget.ES2022, true);
    return this.parsed;
  }

  get imports(): readonly ImportFact[] {
    this.facts ??= importsOf(this.ast);
    return this.facts;
  }
}

/** Every TypeScript file of src/ (or of another folder) in use: no tests, declarations or generated files. */
export function sourceFiles(folder = SRC): SourceFile[] {
  return filesBelow(folder)
    .filter(
      (name) =>
        /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !isTest(name) && !name.includes('/generated/'),
    )
    .map((name) => new ReadFile(name, folder));
}

/** `@/a/b` or a relative specifier as a path relative to src/ without extension; null for a package. */
export function internalTarget(from: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (!specifier.startsWith('.')) return null;
  return path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier));
}

/** The file that a build of `target` resolves an internal import to; null when there is none (a style, an image). */
export function resolveFor(target: string, names: ReadonlySet<string>, wanted: string): string | null {
  const stems = [wanted, `${wanted}/index`];
  const own = (target === 'h5' ? ['h5'] : [target, 'mini']).flatMap((name) => [
    `.${name}.ts`,
    `.${name}.tsx`,
  ]);
  for (const stem of stems) {
    for (const ending of [...own, '.ts', '.tsx']) {
      if (names.has(stem + ending)) return stem + ending;
    }
  }
  return names.has(wanted) ? wanted : null;
}

/** Identifiers used as values or types: not property names or labels of members. */
export function freeIdentifiers(ast: ts.SourceFile): { name: string; line: number }[] {
  const found: { name: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isMemberName(node)) {
      found.push({ name: node.text, line: ast.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(ast);
  return found;
}

function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isJsxAttribute(parent)) return parent.name === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isGetAccessorDeclaration(parent) ||
      ts.isSetAccessorDeclaration(parent)) &&
    parent.name === node
  );
}

/** Names that a file declares anywhere (variables, parameters, functions, imports …): these are not globals. */
export function declaredNames(ast: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node) ||
      ts.isClassDeclaration(node);
    if (isDeclaration && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ast);
  return names;
}
