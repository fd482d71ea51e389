import { isObject, object, type Json } from '../../core/contract/json';
import { h } from '../../lab/page/dom';
import { Editor } from './editor';
import { keepText, keptText } from './keptTexts';
import { OutlineView } from './outlineView';
import { PhoneRow } from './phoneRow';
import { Pictures } from './pictures';
import { problemsOf, type Breach, type Problem } from './rules/breaches';
import { changesBetween } from './rules/changes';
import { completionAt } from './rules/completion';
import { backOfficeFile, fixtureFile } from './rules/files';
import { addModule, moveModule, removeModule, setValue, whyNotAdded } from './rules/moduleEdits';
import { kindName, kindsOf } from './rules/modules';
import { outlineOf, type OutlineItem, type ShownIds } from './rules/outline';
import { pictureAt } from './rules/pictureField';
import { nodeAt, placed, syntaxProblems, treeOf, type PlacedProblem } from './rules/positions';
import { plainValue, specAt } from './rules/schema';
import { studioApi, type CampaignLink, type FixtureAnswer, type SavedDraft } from './studioApi';

const FIRST_FIXTURE = 'FRI-ALL';
/** After the last key. */
const SEND_AFTER_MS = 200;
const MAX_LISTED = 30;
const TOAST_MS = 4000;
const nonce = document.documentElement.dataset['nonce'] ?? '';

/** What is open. */
interface Opened {
  readonly link: CampaignLink;
  readonly answer: FixtureAnswer;
  /** The fixture's answer that the text is compared with, as text and as value. */
  readonly original: string;
  readonly originalData: unknown;
  readonly kinds: readonly string[];
}

const pretty = (data: unknown): string => JSON.stringify(data, null, 2);

/** Editor of a campaign's answer, with an outline on one side and the phones on the other. */
class Studio {
  private readonly fixtures = h('select', { on: { change: () => this.openFixture(this.fixtures.value) } });
  private readonly status = h('p', { class: 'studio-status', role: 'status' });
  private readonly problemList = h('ol', { class: 'studio-problems', 'aria-label': '问题' });
  private readonly adders = h('div', { class: 'studio-adders', role: 'group', 'aria-label': '添加模块' });
  private readonly addersBox = h(
    'details',
    { class: 'studio-add' },
    h('summary', { text: '＋ 添加模块' }),
    this.adders,
  );
  private readonly toast = h('p', { class: 'toast', role: 'status' });
  private readonly undoButton = this.action('撤销', () => this.editor.undo());
  private readonly redoButton = this.action('重做', () => this.editor.redo());
  private readonly compareButton = this.action('与原版对比', () => this.compare());
  private readonly host = h('div', { class: 'studio-editor' });
  private readonly outline = new OutlineView({
    onShow: (item) => this.showPart(item.path),
    onMove: (from, to) => this.move(from, to),
    onRemove: (item) => {
      this.change((text) => removeModule(text, item));
      this.say(`已删除“${item.kind}”，可以撤销`);
    },
  });
  private readonly phones = new PhoneRow({
    onModules: (ids) => {
      this.shown = ids;
      this.showOutline();
    },
    onProblem: (error) => this.fail(error),
  });
  private readonly pictures = new Pictures(
    () => studioApi.pictures(),
    (path, address) => this.change((text) => setValue(text, path, address)),
    (error) => this.fail(error),
  );
  private readonly editor: Editor;
  private campaigns: readonly CampaignLink[] = [];
  private opened: Opened | null = null;
  private code = '';
  private version = 0;
  private data: unknown = null;
  private problems: readonly Problem[] = [];
  private shown: ShownIds = null;
  private isComparing = false;
  private sendTimer = 0;
  private isSending = false;
  private isWaiting = false;
  private toastTimer = 0;

  constructor() {
    this.editor = new Editor(this.host, nonce, {
      onText: (text) => this.receive(text),
      onCursor: (offset) => this.pictures.show(pictureAt(this.editor.text, offset)),
      completionAt: (text, offset) =>
        this.opened === null ? null : completionAt(text, offset, this.opened.answer.schema),
    });
  }

  async start(): Promise<void> {
    document.body.append(this.makePage());
    const [{ campaigns, isAnswering }] = await Promise.all([studioApi.campaigns(), this.phones.start()]);
    this.campaigns = campaigns;
    const groups = [...new Set(campaigns.map(({ group }) => group))];
    this.fixtures.append(
      ...groups.map((group) =>
        h(
          'optgroup',
          { label: group },
          ...campaigns
            .filter((each) => each.group === group)
            .map(({ code, title }) => h('option', { value: code, text: `${title}（${code}）` })),
        ),
      ),
    );
    if (!isAnswering) this.say('沙箱正把调用转给真实网关：手机看不到草稿。去掉 --gateway 再启动。');
    window.addEventListener('message', (event) => this.phones.receive(event));
    window.addEventListener('hashchange', () => this.openHash());
    document.addEventListener('keydown', (event) => {
      if ((event.ctrlKey || event.metaKey) && event.key === 's') event.preventDefault(); // everything is saved already
    });
    this.openHash();
  }

  private makePage(): HTMLElement {
    return h(
      'main',
      { class: 'studio' },
      h(
        'header',
        { class: 'studio-head' },
        h('h1', { text: '活动编辑' }),
        h('a', { href: '/__sandbox/', text: '← 设备实验室' }),
        h('label', { class: 'field' }, h('span', { text: '活动' }), this.fixtures),
        h(
          'div',
          { class: 'studio-actions' },
          this.undoButton,
          this.redoButton,
          this.compareButton,
          this.action('恢复原版', () => this.restore()),
          this.action('存为夹具文件', () => this.saveFixture()),
          this.action('存为后台 JSON', () => this.saveContent()),
          this.action('复制链接', () => this.copyLink(), 'primary'),
        ),
      ),
      h('nav', { class: 'studio-outline', 'aria-label': '页面的模块' }, this.addersBox, this.outline.element),
      h(
        'section',
        { class: 'studio-text', 'aria-label': '内容' },
        this.status,
        this.host,
        this.pictures.element,
        this.problemList,
      ),
      this.phones.element,
      this.toast,
    );
  }

  private action(text: string, run: () => void, look = ''): HTMLButtonElement {
    return h('button', { type: 'button', class: look, text, on: { click: run } });
  }

  private openHash(): void {
    const [, kind = 'fixture', value = FIRST_FIXTURE] =
      /^#(fixture|draft)=(.+)$/.exec(decodeURIComponent(location.hash)) ?? [];
    if (kind === 'draft' && value === this.code) return;
    if (kind === 'draft') this.run(() => this.openDraft(value));
    else this.openFixture(value);
  }

  private openFixture(code: string): void {
    this.run(async () => {
      const link = this.campaigns.find((each) => each.code === code);
      if (link === undefined) throw new Error(`没有夹具 ${code}`);
      await this.open(link, null, newCode(code));
    });
  }

  private async openDraft(code: string): Promise<void> {
    const kept = keptText(code);
    const draft = (await studioApi.draft(code)) ?? (kept === null ? null : { ...kept, version: 0 });
    const link = this.campaigns.find((each) => each.code === draft?.fixture);
    if (draft === null || link === undefined) {
      this.say(`这个沙箱里没有草稿 ${code}（沙箱重启过，或链接来自别的沙箱）。已打开原版。`);
      this.openFixture(this.campaigns.find((each) => code.startsWith(each.code))?.code ?? FIRST_FIXTURE);
      return;
    }
    await this.open(link, draft, code);
  }

  private async open(
    link: CampaignLink,
    draft: Omit<SavedDraft, 'fixture'> | null,
    code: string,
  ): Promise<void> {
    const answer = await studioApi.fixture(link.code, '');
    const original = draft?.original ?? pretty(answer.data);
    const originalData: unknown = JSON.parse(original);
    this.opened = { link, answer, original, originalData, kinds: kindsOf(answer.schema) };
    this.code = code;
    this.version = draft?.version ?? 0;
    this.problems = [];
    this.shown = null;
    this.isComparing = false;
    this.fixtures.value = link.code;
    document.title = `${link.code} · 活动编辑`;
    this.editor.open(draft?.text ?? original, nonce);
    if (answer.data === null)
      this.say(`这个活动没有内容${answer.msg === '' ? '' : `：${answer.msg}`}。可以从空白写起。`);
    this.receive(this.editor.text);
    await this.send();
  }

  /** The text has changed: what can be known without the sandbox at once, the rest shortly afterwards. */
  private receive(text: string): void {
    this.undoButton.disabled = !this.editor.canUndo;
    this.redoButton.disabled = !this.editor.canRedo;
    const syntax = syntaxProblems(text);
    if (syntax.length > 0) this.showProblems(syntax);
    else {
      this.data = JSON.parse(text) as unknown;
      this.showOutline();
    }
    window.clearTimeout(this.sendTimer);
    this.sendTimer = window.setTimeout(() => this.run(() => this.send()), SEND_AFTER_MS);
  }

  /** Keeps the draft in the sandbox, marks what breaks the contract, and lets the phones follow. */
  private async send(): Promise<void> {
    window.clearTimeout(this.sendTimer);
    const { opened } = this;
    if (opened === null) return;
    this.isWaiting = this.isSending;
    if (this.isSending) return;
    this.isSending = true;
    try {
      const { text } = this.editor;
      const { original } = opened;
      const draft = { fixture: opened.link.code, text, original, version: this.version };
      const kept = await studioApi.keep(this.code, draft);
      if (opened !== this.opened) return;
      if (kept === null) {
        this.code = newCode(opened.link.code);
        this.version = 0;
        this.isWaiting = true;
        this.say('同事刚改过这份草稿：你的内容已另存为一份新草稿，请重新复制链接。');
        return;
      }
      this.version = kept.version;
      keepText({ code: this.code, fixture: opened.link.code, text, original });
      history.replaceState(null, '', `#draft=${this.code}`);
      if (kept.breaches !== null) {
        this.showBreaches(kept.breaches, text);
        this.follow(opened);
      }
    } finally {
      this.isSending = false;
      if (this.isWaiting) {
        this.isWaiting = false;
        this.run(() => this.send());
      }
    }
  }

  private followed = '';

  private follow({ link, kinds }: Opened): void {
    const address = link.path.replace(link.code, this.code);
    const isOpen = this.followed === address;
    this.followed = address;
    if (isOpen) this.phones.follow(kinds.length > 0);
    else this.phones.open(address);
  }

  private showBreaches(breaches: readonly Breach[], text: string): void {
    this.problems = problemsOf(breaches);
    if (text === this.editor.text) this.showProblems(placed(text, this.problems));
    this.showOutline();
  }

  private showProblems(problems: readonly PlacedProblem[]): void {
    this.editor.mark(problems);
    const [first] = problems;
    this.status.classList.toggle('is-bad', first !== undefined);
    const changes = this.opened === null ? 0 : changesBetween(this.opened.originalData, this.data).length;
    const compared = changes === 0 ? '与原版相同' : `改了 ${changes} 处`;
    this.status.textContent =
      first === undefined
        ? `符合约定 · ${compared}`
        : `${problems.length} 个问题，第一个在第 ${first.line} 行 · ${compared}`;
    this.problemList.hidden = first === undefined;
    this.problemList.replaceChildren(
      ...problems
        .slice(0, MAX_LISTED)
        .map(({ line, field, text, from }) =>
          h(
            'li',
            {},
            h(
              'button',
              { type: 'button', on: { click: () => this.editor.show(from) } },
              h('b', { text: `第 ${line} 行` }),
              h('code', { text: field }),
              h('span', { text }),
            ),
          ),
        ),
    );
  }

  private showOutline(): void {
    const { opened } = this;
    if (opened === null) return;
    this.outline.show(this.items());
    this.addersBox.hidden = opened.kinds.length === 0;
    this.adders.replaceChildren(
      ...opened.kinds.map((field) => {
        const reason = whyNotAdded(this.data, field);
        const button = h('button', {
          type: 'button',
          text: `＋ ${kindName(field)}`,
          title: reason ?? field,
          disabled: reason !== null,
          on: { click: () => this.add(field) },
        });
        return button;
      }),
    );
  }

  private items(): readonly OutlineItem[] {
    return outlineOf(this.data, this.opened?.kinds ?? [], this.problems, this.shown);
  }

  private move(from: number, to: number): void {
    const movable = this.items().filter(({ isMovable }) => isMovable);
    const item = movable[from];
    const place = Math.max(0, Math.min(movable.length - 1, to));
    if (item === undefined || place === from) return;
    this.change((text) => moveModule(text, movable, from, place));
    this.outline.focusOn(item.uniqueId, to < from ? 'up' : 'down');
    this.say(`“${item.kind}”移到了第 ${place + 1} 位，共 ${movable.length} 个`);
  }

  private add(field: string): void {
    const sample: Json = this.opened?.answer.samples[field] ?? this.plainModule(field);
    let path = '';
    this.change((text) => {
      const added = addModule(text, field, sample);
      path = added.path;
      return added.text;
    });
    if (path === '') return;
    this.showPart(path, false);
    this.outline.focusOn(this.items().find((item) => item.path === path)?.uniqueId ?? '', 'open');
    this.say(`已添加“${kindName(field)}”，在页面最后`);
  }

  /** Of a kind that no fixture has. */
  private plainModule(field: string): Json {
    const spec = this.opened === null ? null : specAt(this.opened.answer.schema, `/${field}`);
    const one = spec?.item ?? spec;
    return one === null || one === undefined
      ? {}
      : object(plainValue({ ...one, fields: one.fields, types: ['object'] }));
  }

  /** One step of undo; without JSON nothing can be changed for the user. */
  private change(edit: (text: string) => string): void {
    const { text } = this.editor;
    if (syntaxProblems(text).length > 0 || !isObject(this.data))
      return this.say('先改好标红的地方，再做这一步');
    this.editor.replace(edit(text));
  }

  private showPart(path: string, isFocused = true): void {
    const node = nodeAt(treeOf(this.editor.text), path);
    if (node !== undefined)
      this.editor.show(node.parent?.type === 'property' ? node.parent.offset : node.offset, isFocused);
  }

  private compare(): void {
    this.isComparing = !this.isComparing;
    this.compareButton.setAttribute('aria-pressed', String(this.isComparing));
    this.editor.compare(this.isComparing ? (this.opened?.original ?? null) : null);
  }

  private restore(): void {
    if (this.opened === null) return;
    this.editor.replace(this.opened.original);
    this.say('已恢复原版，可以撤销');
  }

  private saveFixture(): void {
    if (this.opened === null || !this.isWhole()) return;
    const { operation, successCode, request } = this.opened.answer;
    save(`${operation}.json`, fixtureFile({ operation, successCode, request }, this.data));
    this.say(`已下载 ${operation}.json：放进一个文件夹，用 npm start -- --replay 文件夹 打开`);
  }

  private saveContent(): void {
    if (this.opened === null || !this.isWhole()) return;
    save(`${this.opened.link.code}.json`, backOfficeFile(this.data));
    this.say('已下载，可以粘贴到后台');
  }

  /** Whether the text is JSON; otherwise says why nothing is saved. */
  private isWhole(): boolean {
    const isWhole = syntaxProblems(this.editor.text).length === 0;
    if (!isWhole) this.say('还不是完整的 JSON：先改好标红的地方');
    return isWhole;
  }

  private copyLink(): void {
    const link = `${location.origin}/__sandbox/studio#draft=${this.code}`;
    this.run(async () => {
      await this.send();
      await copy(link);
      this.say('链接已复制：同事在这个沙箱里打开同一份草稿');
    });
  }

  private run(work: () => Promise<void>): void {
    work().catch((error: unknown) => this.fail(error));
  }

  private fail(error: unknown): void {
    this.say(error instanceof Error ? error.message : String(error));
  }

  private say(message: string): void {
    window.clearTimeout(this.toastTimer);
    this.toast.textContent = message;
    this.toast.classList.add('is-shown');
    this.toastTimer = window.setTimeout(() => this.toast.classList.remove('is-shown'), TOAST_MS);
  }
}

/** The fixture's code with a suffix that nobody else has. */
function newCode(fixture: string): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const numbers = [...crypto.getRandomValues(new Uint8Array(6))];
  return `${fixture}-D${numbers.map((number) => letters[number % letters.length]).join('')}`;
}

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  h('a', { href: url, download: name }).click();
  window.setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Also on a network address without https, where there is no clipboard. */
async function copy(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const field = h('textarea', { 'aria-hidden': 'true' });
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

new Studio().start().catch((error: unknown) => {
  document.body.append(
    h('p', {
      class: 'broken',
      role: 'alert',
      text: `活动编辑打不开：${error instanceof Error ? error.message : String(error)}`,
    }),
  );
});
