import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  redo,
  redoDepth,
  undo,
  undoDepth,
} from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { unifiedMergeView } from '@codemirror/merge';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Completion } from './rules/completion';
import { changeBetween } from './rules/moduleEdits';
import type { PlacedProblem } from './rules/positions';

const PHRASES: Readonly<Record<string, string>> = {
  Find: '查找',
  Replace: '替换为',
  next: '下一个',
  previous: '上一个',
  all: '全部',
  'match case': '区分大小写',
  'by word': '整词',
  regexp: '正则',
  replace: '替换',
  'replace all': '全部替换',
  close: '关闭',
  'current match': '当前匹配',
  'on line': '在第',
  'replaced $ matches': '替换了 $ 处',
  'replaced match on line $': '替换了第 $ 行的一处',
  'Fold line': '折叠',
  'Unfold line': '展开',
  'Folded lines': '已折叠',
  'Unfolded lines': '已展开',
  folded: '已折叠',
  unfold: '展开',
  Completions: '可以填的内容',
  Diagnostics: '问题',
  'No diagnostics': '没有问题',
  '$ unchanged lines': '$ 行没有改动',
};

const COLORS = HighlightStyle.define([
  { tag: tags.propertyName, class: 'code-key' },
  { tag: tags.string, class: 'code-text' },
  { tag: [tags.number, tags.bool, tags.null], class: 'code-value' },
]);

interface EditorEvents {
  /** @param isTyped by the user, not by the studio */
  onText(text: string): void;
  onCursor(offset: number): void;
  completionAt(text: string, offset: number): Completion | null;
}

/** The text editor: JSON with completion, marks, search, undo and differences from a fixture. */
export class Editor {
  private readonly difference = new Compartment();
  private readonly view: EditorView;

  constructor(
    parent: HTMLElement,
    nonce: string,
    private readonly events: EditorEvents,
  ) {
    this.view = new EditorView({ parent, state: this.stateOf('', nonce) });
  }

  private stateOf(doc: string, nonce: string): EditorState {
    return EditorState.create({
      doc,
      extensions: [
        EditorView.cspNonce.of(nonce),
        EditorState.phrases.of(PHRASES),
        lineNumbers(),
        lintGutter(),
        foldGutter(),
        highlightActiveLineGutter(),
        highlightActiveLine(),
        drawSelection(),
        history(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ override: [(context) => this.complete(context)], maxRenderedOptions: 60 }),
        highlightSelectionMatches(),
        search({ top: true }),
        EditorView.lineWrapping,
        json(),
        syntaxHighlighting(COLORS),
        EditorView.contentAttributes.of({ 'aria-label': '活动内容（JSON）' }),
        this.difference.of([]),
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...searchKeymap,
          ...historyKeymap,
          ...foldKeymap,
          ...completionKeymap,
          ...lintKeymap,
        ]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) this.events.onText(this.text);
          if (update.docChanged || update.selectionSet)
            this.events.onCursor(update.state.selection.main.head);
        }),
      ],
    });
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  get canUndo(): boolean {
    return undoDepth(this.view.state) > 0;
  }

  get canRedo(): boolean {
    return redoDepth(this.view.state) > 0;
  }

  undo(): void {
    undo(this.view);
  }

  redo(): void {
    redo(this.view);
  }

  /** Starts with another text and an empty history. */
  open(text: string, nonce: string): void {
    this.view.setState(this.stateOf(text, nonce));
  }

  /** One step of undo. */
  replace(text: string): void {
    const change = changeBetween(this.text, text);
    if (change !== null) this.view.dispatch({ changes: change, userEvent: 'input' });
  }

  mark(problems: readonly PlacedProblem[]): void {
    const { length } = this.view.state.doc;
    this.view.dispatch(
      setDiagnostics(
        this.view.state,
        problems.map(({ from, to, field, text }) => ({
          from: Math.min(from, length),
          to: Math.min(Math.max(to, from), length),
          severity: 'error' as const,
          message: field === '' ? text : `${field}：${text}`,
        })),
      ),
    );
  }

  /** Shows what differs from this text, in the text itself; null: nothing is compared. */
  compare(original: string | null): void {
    const extension =
      original === null
        ? []
        : unifiedMergeView({ original, mergeControls: false, collapseUnchanged: { margin: 3, minSize: 6 } });
    this.view.dispatch({ effects: this.difference.reconfigure(extension) });
  }

  /** Puts the cursor there and that line near the top. */
  show(offset: number, isFocused = true): void {
    const anchor = Math.min(offset, this.view.state.doc.length);
    this.view.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: 'start', yMargin: 40 }),
    });
    if (isFocused) this.view.focus();
  }

  private complete(context: CompletionContext): CompletionResult | null {
    const before = context.state.sliceDoc(Math.max(0, context.pos - 1), context.pos);
    if (!context.explicit && !/[\w":,{[ ]/.test(before)) return null;
    const found = this.events.completionAt(context.state.doc.toString(), context.pos);
    if (found === null || (!context.explicit && before === ' ' && found.options.length > 8)) return null;
    return {
      from: found.from,
      to: found.to,
      filter: false,
      options: matching(
        found,
        context.state.sliceDoc(found.from, context.pos),
        context.state.sliceDoc(found.from, found.to),
      ).map(({ label, insert, detail, isRequired }, index) => ({
        label,
        detail: isRequired ? `必填 · ${detail}` : detail,
        apply: insert,
        boost: isRequired ? 1 : 0,
        sortText: String(index).padStart(3, '0'),
      })),
    };
  }
}

/** Those that contain what has been typed; all of them if one is there already, to be replaced by another. */
function matching({ options }: Completion, typed: string, current: string): Completion['options'] {
  if (options.some(({ label }) => label === current)) return options;
  const wanted = typed.replace(/^"|"$/g, '').toLowerCase();
  return options.filter(({ label }) => label.toLowerCase().includes(wanted));
}
