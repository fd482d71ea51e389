import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { keysOf, type Problem } from './breaches';

/** A part of the text, offsets from its start. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A problem with its place in the text; `line` counts from 1. */
export interface PlacedProblem extends Problem, Span {
  readonly line: number;
}

const OPTIONS = { disallowComments: true, allowTrailingComma: false } as const;

const SYNTAX: Readonly<Record<string, string>> = {
  InvalidSymbol: '这里不是 JSON：文字要加英文双引号',
  InvalidNumberFormat: '数字写错了',
  PropertyNameExpected: '这里应当是字段名（或者前面多了一个逗号）',
  ValueExpected: '这里应当有一个值（或者前面多了一个逗号）',
  ColonExpected: '字段名后面缺少冒号',
  CommaExpected: '前一项后面缺少逗号',
  CloseBraceExpected: '缺少 }',
  CloseBracketExpected: '缺少 ]',
  EndOfFileExpected: '后面多出了内容',
  InvalidCommentToken: 'JSON 里不能写注释',
  UnexpectedEndOfString: '文字缺少结尾的双引号',
  UnexpectedEndOfNumber: '数字没有写完',
  InvalidUnicode: '\\u 后面应当是四位十六进制',
  InvalidEscapeCharacter: '反斜杠后面的字符不对',
  InvalidCharacter: '文字里有不能直接写的字符（如换行），要写成 \\n',
};

/** Undefined for an empty text. */
export const treeOf = (text: string): Node | undefined => parseTree(text, [], OPTIONS);

/** The first mistake that keeps the text from being JSON: others often only follow from it. */
export function syntaxProblems(text: string): readonly PlacedProblem[] {
  const errors: ParseError[] = [];
  parseTree(text, errors, OPTIONS);
  return errors.slice(0, 1).map(({ error, offset, length }) => {
    const code = printParseErrorCode(error);
    // A missing comma is noticed at what follows it.
    const from = code === 'CommaExpected' ? text.slice(0, offset).trimEnd().length - 1 : offset;
    return {
      path: '',
      field: '',
      text: SYNTAX[code] ?? code,
      ...lineSpan(text, {
        from: Math.max(0, Math.min(from, text.length - 1)),
        to: Math.min(text.length, from + Math.max(1, length)),
      }),
    };
  });
}

/** The value at a JSON pointer; its nearest parent when it is not there. */
export function nodeAt(tree: Node | undefined, path: string): Node | undefined {
  let node = tree;
  for (const key of keysOf(path)) {
    if (node === undefined) return undefined;
    const next = findNodeAtLocation(node, [node.type === 'array' ? Number(key) : key]);
    if (next === undefined) return node;
    node = next;
  }
  return node;
}

/** Places each problem, in the order of the text: at its field's name and value, at most one line of it. */
export function placed(text: string, problems: readonly Problem[]): readonly PlacedProblem[] {
  const tree = treeOf(text);
  const found = problems.map((problem) => {
    const node = nodeAt(tree, problem.path) ?? tree;
    const from = (node?.parent?.type === 'property' ? node.parent.offset : node?.offset) ?? 0;
    const end = node === undefined ? text.length : node.offset + node.length;
    const lineEnd = text.indexOf('\n', from);
    return {
      ...problem,
      ...lineSpan(text, { from, to: Math.min(end, lineEnd < 0 ? text.length : lineEnd) }),
    };
  });
  return [...found].sort((one, two) => one.from - two.from);
}

const lineSpan = (text: string, { from, to }: Span): Span & { readonly line: number } => ({
  from,
  to: Math.max(from, to),
  line: text.slice(0, from).split('\n').length,
});
