// Where a file of src/ can be changed, and how: each site is one small fault that a developer could make.
import crypto from 'node:crypto';
import ts from 'typescript';

/**
 * One change of one place.
 * @typedef {object} Mutant
 * @property {string} id stays the same while the changed lines do, wherever they move within their file
 * @property {string} file path from the project's root
 * @property {string} kind the kind of change, in a few words
 * @property {number} line 1-based, where the change begins
 * @property {number} start offset in the file
 * @property {number} end offset in the file
 * @property {string} replacement text that replaces `start` to `end`
 * @property {string} before the changed lines, white space collapsed
 * @property {string} after the same after the change
 */

/** Production code only: no tests, no test helpers, no generated files, no build configuration. */
export const isMutable = (file) =>
  /^src\/.*\.tsx?$/.test(file) &&
  !/\.(test|suite)\.tsx?$|\/testing\/|\.d\.ts$|^src\/api\/generated\/|\.config\.ts$/.test(file);

const S = ts.SyntaxKind;

const SWAPPED_OPERATORS = new Map([
  [S.EqualsEqualsEqualsToken, '!=='],
  [S.ExclamationEqualsEqualsToken, '==='],
  [S.LessThanToken, '<='],
  [S.LessThanEqualsToken, '<'],
  [S.GreaterThanToken, '>='],
  [S.GreaterThanEqualsToken, '>'],
  [S.AmpersandAmpersandToken, '||'],
  [S.BarBarToken, '&&'],
  [S.PlusToken, '-'],
  [S.MinusToken, '+'],
  [S.AsteriskToken, '/'],
  [S.SlashToken, '*'],
  [S.PlusEqualsToken, '-='],
  [S.MinusEqualsToken, '+='],
]);

const SWAPPED_METHODS = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['some', 'every'],
  ['every', 'some'],
]);

/** From here on, one more or less makes no visible difference (a time limit in ms); twice as much does. */
const LARGE_NUMBER = 100;

const isAssignment = (node) =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= S.FirstAssignment &&
  node.operatorToken.kind <= S.LastAssignment;

/** An expression without `await`, `void` and parentheses. */
function bare(node) {
  if (ts.isAwaitExpression(node) || ts.isVoidExpression(node) || ts.isParenthesizedExpression(node))
    return bare(node.expression);
  return node;
}

const isEffect = (node) =>
  ts.isCallExpression(node) ||
  isAssignment(node) ||
  ts.isPostfixUnaryExpression(node) ||
  (ts.isPrefixUnaryExpression(node) &&
    (node.operator === S.PlusPlusToken || node.operator === S.MinusMinusToken));

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) &&
    node.operatorToken.kind === S.PlusToken &&
    (isText(node.left) || isText(node.right))) ||
  (ts.isParenthesizedExpression(node) && isText(node.expression));

const isJsx = (node) =>
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.isJsxFragment(node) ||
  (ts.isParenthesizedExpression(node) && isJsx(node.expression));

const isBoolean = (node) => node.kind === S.TrueKeyword || node.kind === S.FalseKeyword;

const leavesEarly = (statement) => {
  const only =
    ts.isBlock(statement) && statement.statements.length === 1 ? statement.statements[0] : statement;
  return ts.isReturnStatement(only) || ts.isThrowStatement(only) || ts.isBreakOrContinueStatement(only);
};

/** An empty statement: the compiler rejects `if (a) ;`. */
const nothing = ({ parent }) =>
  ts.isBlock(parent) || ts.isSourceFile(parent) || ts.isCaseOrDefaultClause(parent) ? ';' : '{}';

/** The empty value that the function around a `return` may return; undefined: its type does not say. */
function emptyResult(node) {
  let owner = node.parent;
  while (owner !== undefined && !ts.isFunctionLike(owner)) owner = owner.parent;
  let type = owner?.type?.getText() ?? '';
  const promised = /^Promise<(.*)>$/s.exec(type);
  if (promised) type = promised[1];
  if (/\|\s*null$/.test(type)) return 'null';
  if (/\|\s*undefined$/.test(type)) return 'undefined';
  if (type === 'string') return "''";
  if (type === 'number') return '0';
  if (/\[\]$/.test(type)) return '[]';
  return undefined;
}

/** Kinds of expressions that can replace each other. */
function argumentKind(node) {
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) return 'name';
  if (ts.isStringLiteral(node)) return 'text';
  return ts.isNumericLiteral(node) ? 'number' : null;
}

/** @returns {{ kind: string, start: number, end: number, replacement: string }[]} */
function changesOf(node, source) {
  const text = (part) => part.getText(source);
  const change = (kind, part, replacement) => ({
    kind,
    start: part.getStart(source),
    end: part.getEnd(),
    replacement,
  });
  const changes = [];
  const force = (condition, values) => {
    for (const value of values)
      if (!isBoolean(condition)) changes.push(change(`condition ${value}`, condition, value));
  };
  const empty = (expression) => {
    if (expression.kind === S.NullKeyword || isBoolean(expression) || text(expression) === 'undefined')
      return;
    if (isJsx(expression)) changes.push(change('result emptied', expression, 'null'));
    else {
      const result = emptyResult(expression);
      if (result !== undefined && result !== text(expression))
        changes.push(change('result emptied', expression, result));
    }
  };

  if (ts.isBinaryExpression(node)) {
    const swapped = SWAPPED_OPERATORS.get(node.operatorToken.kind);
    const isSum = swapped === '-' || swapped === '-=';
    // A text has no difference: such a fault cannot be written.
    const isImpossible = isSum && (isText(node.left) || isText(node.right) || isText(node.parent));
    if (swapped !== undefined && !isImpossible)
      changes.push(change('operator swapped', node.operatorToken, swapped));
    if (node.operatorToken.kind === S.QuestionQuestionToken)
      changes.push(change('always the default', node, text(node.right)));
    if (node.operatorToken.kind === S.AmpersandAmpersandToken && ts.isJsxExpression(node.parent))
      force(node.left, ['true', 'false']);
  } else if (ts.isIfStatement(node)) {
    if (node.elseStatement === undefined && leavesEarly(node.thenStatement)) {
      changes.push(change('early exit removed', node, nothing(node)));
      force(node.expression, ['true']);
    } else force(node.expression, ['true', 'false']);
  } else if (ts.isConditionalExpression(node)) force(node.condition, ['true', 'false']);
  else if (ts.isWhileStatement(node)) force(node.expression, ['false']);
  else if (ts.isPrefixUnaryExpression(node) && node.operator === S.ExclamationToken)
    changes.push(change('negation removed', node, text(node.operand)));
  else if (ts.isExpressionStatement(node)) {
    const effect = bare(node.expression);
    if (isEffect(effect) && effect.expression?.kind !== S.SuperKeyword)
      changes.push(change('statement dropped', node, nothing(node)));
  } else if (ts.isReturnStatement(node) && node.expression !== undefined) empty(node.expression);
  else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
    const isHandler = ts.isJsxExpression(node.parent) || ts.isVoidExpression(node.body);
    if (isHandler && isEffect(bare(node.body)))
      changes.push(change('statement dropped', node.body, 'undefined'));
    else empty(node.body);
  } else if (isBoolean(node))
    changes.push(change('flag flipped', node, node.kind === S.TrueKeyword ? 'false' : 'true'));
  else if (ts.isNumericLiteral(node) && node.parent.name !== node) {
    const value = Number(node.text);
    if (value >= LARGE_NUMBER) changes.push(change('number doubled', node, String(value * 2)));
    else changes.push(change('number off by one', node, String(value + 1)));
  } else if (ts.isAwaitExpression(node)) changes.push(change('await dropped', node, text(node.expression)));
  else if (ts.isJsxAttribute(node)) {
    if (node.initializer === undefined)
      changes.push(change('flag flipped', node, `${text(node.name)}={false}`));
    else if (/^on[A-Z]/.test(text(node.name))) changes.push(change('handler dropped', node, ''));
  }

  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const given = node.arguments ?? [];
    // The smallest or largest of several values is the same in any order.
    const isSameInAnyOrder = /^Math\.(min|max)$/.test(text(node.expression));
    for (let index = isSameInAnyOrder ? given.length : 1; index < given.length; index += 1) {
      const [first, second] = [given[index - 1], given[index]];
      const kind = argumentKind(first);
      if (kind === null || kind !== argumentKind(second) || text(first) === text(second)) continue;
      const between = source.text.slice(first.getEnd(), second.getStart(source));
      changes.push({
        kind: 'arguments swapped',
        start: first.getStart(source),
        end: second.getEnd(),
        replacement: `${text(second)}${between}${text(first)}`,
      });
    }
    if (ts.isPropertyAccessExpression(node.expression)) {
      const swapped = SWAPPED_METHODS.get(node.expression.name.text);
      if (swapped !== undefined) changes.push(change('method swapped', node.expression.name, swapped));
    }
  }
  return changes;
}

/** Annotations of what MobX does not observe: without them a store does more work and shows the same. */
const isMobxAnnotation = (node) =>
  ts.isObjectLiteralExpression(node) &&
  ts.isCallExpression(node.parent) &&
  /^make(Auto)?Observable$/.test(node.parent.expression.getText());

/** Types and imports change nothing at run time. */
const isWithoutCode = (node) =>
  isMobxAnnotation(node) ||
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  (ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === S.DeclareKeyword) === true);

const collapsed = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * Every mutant of a file, in the order of the text.
 * @param {string} file path from the project's root
 * @param {string} content
 * @returns {Mutant[]}
 */
export function mutantsOf(file, content) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true, kind);
  const changes = [];
  const visit = (node) => {
    if (isWithoutCode(node)) return;
    changes.push(...changesOf(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  changes.sort((a, b) => a.start - b.start || a.end - b.end);
  const seen = new Map();
  return changes.map((change) => {
    const from = content.lastIndexOf('\n', change.start - 1) + 1;
    const next = content.indexOf('\n', change.end);
    const to = next === -1 ? content.length : next;
    const before = collapsed(content.slice(from, to));
    const after = collapsed(
      content.slice(from, change.start) + change.replacement + content.slice(change.end, to),
    );
    const key = `${file}\n${before}\n${after}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const id = crypto.createHash('sha1').update(`${key}\n${count}`).digest('hex').slice(0, 8);
    const line = source.getLineAndCharacterOfPosition(change.start).line + 1;
    return { id, file, ...change, line, before, after };
  });
}

/**
 * The file's text with the mutant applied.
 * @param {string} content
 * @param {Pick<Mutant, 'start' | 'end' | 'replacement'>} mutant
 */
export const mutated = (content, { start, end, replacement }) =>
  content.slice(0, start) + replacement + content.slice(end);
