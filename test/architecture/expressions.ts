import ts from 'typescript';
import type { SourceFile } from './source';

/** A regular expression of the shipped code. */
export interface Expression {
  /** `utils/money.ts:35`. */
  readonly where: string;
  readonly source: string;
  readonly flags: string;
}

/** A character that no expression here names: none starts with it, and no wanted end contains it. */
export const UNWANTED = '\u0001';

/** Placeholder for a run-time part of an expression: a name from a table. */
const FILLER = 'word';

/** A file's string constants: one literal, or several concatenated. */
function constantTexts(ast: ts.SourceFile): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  ast.forEachChild((node) => {
    if (!ts.isVariableStatement(node)) return;
    for (const { name, initializer } of node.declarationList.declarations) {
      const text = initializer === undefined ? null : textOf(initializer, texts);
      if (ts.isIdentifier(name) && text !== null) texts.set(name.text, text);
    }
  });
  return texts;
}

function textOf(node: ts.Expression, known: ReadonlyMap<string, string>): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return known.get(node.text) ?? null;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left, known), textOf(node.right, known)];
    return left === null || right === null ? null : left + right;
  }
  if (!ts.isTemplateExpression(node)) return null;
  return node.templateSpans.reduce(
    (text, span) => text + (textOf(span.expression, known) ?? FILLER) + span.literal.text,
    node.head.text,
  );
}

/** Every expression of a file: literals, and `RegExp` with a statically known text. */
export function expressionsOf({ name, ast }: SourceFile): Expression[] {
  const known = constantTexts(ast);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    const where = `${name}:${ast.getLineAndCharacterOfPosition(node.getStart(ast)).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ where, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    const isMade = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isMade && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') {
      const [source, flags] = (node.arguments ?? []).map((argument) => textOf(argument, known));
      if (typeof source !== 'string' || flags === null) throw new Error(`${where}: what is it given?`);
      found.push({ where, source, flags: flags ?? '' });
    }
    ts.forEachChild(node, visit);
  };
  visit(ast);
  return found;
}

type Node =
  | { readonly kind: 'one'; readonly samples: readonly string[] }
  | { readonly kind: 'group'; readonly alternatives: readonly (readonly Term[])[] }
  | { readonly kind: 'nothing'; readonly alternatives: readonly (readonly Term[])[] };

interface Term {
  readonly node: Node;
  readonly min: number;
  readonly max: number;
}

/** Characters that a class may match; its listed ones come first. */
const CANDIDATES = [...'a1 -.:=/?&#%"\'<A_+,;{}()\\\n\u4e00'];

/** Just enough of the syntax to find what an expression repeats, and what has to precede it. */
function parse(source: string, flags: string): readonly (readonly Term[])[] {
  let at = 0;
  const readOne = (text: string): Node => {
    const is = new RegExp(`^(?:${text})$`, flags.replace(/[gy]/g, ''));
    const own = [...new Set(text.replace(/[\\[\]^]/g, ''))];
    return { kind: 'one', samples: [...own, ...CANDIDATES].filter((sample) => is.test(sample)).slice(0, 8) };
  };
  const readAtom = (): Node => {
    const rest = source.slice(at);
    const opening = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(rest)?.[0];
    if (opening !== undefined) {
      at += opening.length;
      const alternatives = readAlternatives();
      at += 1;
      return { kind: /[=!]$/.test(opening) ? 'nothing' : 'group', alternatives };
    }
    const text =
      /^\[(?:\\.|[^\]\\])*\]/su.exec(rest)?.[0] ??
      /^\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|.)/isu.exec(rest)?.[0] ??
      rest.charAt(0);
    at += text.length;
    return /^(?:\^|\$|\\[bB])$/.test(text) ? { kind: 'nothing', alternatives: [] } : readOne(text);
  };
  const readTerm = (): Term => {
    const node = readAtom();
    const [text = '', sign = '', low, comma, high] =
      /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(source.slice(at)) ?? [];
    at += text.length;
    if (text === '') return { node, min: 1, max: 1 };
    if (sign !== '') return { node, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
    const min = Number(low);
    return { node, min, max: comma === '' ? min : high === '' ? Infinity : Number(high) };
  };
  const readAlternatives = (): Term[][] => {
    const alternatives: Term[][] = [[]];
    while (at < source.length && source.charAt(at) !== ')') {
      if (source.charAt(at) === '|') {
        at += 1;
        alternatives.push([]);
      } else alternatives[alternatives.length - 1]?.push(readTerm());
    }
    return alternatives;
  };
  return readAlternatives();
}

const shortest = (node: Node): string =>
  node.kind === 'nothing'
    ? ''
    : node.kind === 'one'
      ? (node.samples[0] ?? '')
      : (node.alternatives.map(sampleOf).sort((a, b) => a.length - b.length)[0] ?? '');

const sampleOf = (terms: readonly Term[]): string =>
  terms.map(({ node, min }) => shortest(node).repeat(min)).join('');

export interface Attack {
  /** What the expression requires before the repeated part. */
  readonly head: string;
  /** The repeated text. */
  readonly pump: string;
}

const most = <T>(items: Iterable<T>, count: number): T[] => [...new Set(items)].slice(0, count);

/**
 * Texts that are hard for an expression: after the head of everything it repeats, many repetitions of its characters
 * and words, single and in pairs, each ended by something that it cannot match.
 */
export function attacksOn({ source, flags }: Pick<Expression, 'source' | 'flags'>): {
  readonly single: readonly Attack[];
  readonly double: readonly Attack[];
} {
  const heads = new Set(['', UNWANTED]);
  const pumps = new Set<string>();
  const pieces = new Set<string>();
  const walk = (alternatives: readonly (readonly Term[])[], before: string): void => {
    for (const terms of alternatives) {
      let head = before;
      for (const { node, min, max } of terms) {
        const samples = node.kind === 'one' ? node.samples : node.alternatives.map(sampleOf);
        samples.slice(0, node.kind === 'one' ? 2 : 8).forEach((sample) => pieces.add(sample));
        if (max > 8) {
          heads.add(head);
          samples.forEach((sample) => pumps.add(sample));
        }
        if (node.kind !== 'one') walk(node.alternatives, head);
        head += shortest(node).repeat(min);
      }
      pieces.add(head.slice(before.length));
    }
  };
  walk(parse(source, flags), '');
  pumps.delete('');
  pieces.delete('');
  const all = most([...pumps, ...pieces], 24);
  const cross = (texts: readonly string[], headCount: number): Attack[] =>
    most(heads, headCount).flatMap((head) => texts.map((pump) => ({ head, pump })));
  const few = most([...most(pumps, 6), ...pieces], 10);
  return {
    single: cross(all, 5),
    double: cross(
      few.flatMap((first) => few.filter((second) => second !== first).map((second) => first + second)),
      2,
    ),
  };
}
