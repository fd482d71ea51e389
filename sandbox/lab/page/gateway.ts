import type { CallLine, ReportJson } from '../../gateway/report';
import { api } from './api';
import { clock, h, select } from './dom';

const PERIOD_MS = 1000;
const COMMAND = 'npm start -- --gateway https://…';

type Filter = 'all' | 'different' | 'equal';
type Theme = 'light' | 'dark';

/** Columns with what differs; the last one is the app's own fault. */
const DIFFERENCES = [
  ['missing', '缺少字段'],
  ['unknownFields', '未知字段'],
  ['unknownValues', '未知取值'],
  ['other', '其他'],
  ['request', '请求违约'],
] as const;

/** Every call that passed through to the gateway, compared with the contract. Polls while the page is visible. */
class GatewayTable {
  private readonly head = h('p', {});
  private readonly status = h('p', { class: 'subpage-status gateway-status', role: 'status' });
  private readonly rows = h('tbody');
  private readonly table = h(
    'div',
    { class: 'gateway-table', tabindex: 0, role: 'region', 'aria-label': '网关对照表' },
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'col', text: '调用' }),
          h('th', { scope: 'col', class: 'number', text: '次数' }),
          h('th', { scope: 'col', text: '状态' }),
          h('th', { scope: 'col', text: '业务码' }),
          ...DIFFERENCES.map(([, title]) => h('th', { scope: 'col', text: title })),
          h('th', { scope: 'col', class: 'number', text: '耗时', title: '中位数和最长一次' }),
        ),
      ),
      this.rows,
    ),
  );
  private readonly search = h('input', {
    type: 'search',
    placeholder: '搜索调用、字段、业务码',
    'aria-label': '搜索调用、字段、业务码',
    on: { input: () => this.show() },
  });
  private readonly unfolded = new Set<string>();
  private report: ReportJson | null = null;
  private filter: Filter = 'all';
  private lastChange = '';

  async start(): Promise<void> {
    this.setTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    document.body.append(this.makePage());
    await this.poll();
    window.setInterval(() => {
      if (!document.hidden) this.run(() => this.poll());
    }, PERIOD_MS);
  }

  private makePage(): HTMLElement {
    return h(
      'main',
      { class: 'gateway' },
      h(
        'header',
        { class: 'subpage-head' },
        h('div', {}, h('h1', { text: '网关对照' }), this.head),
        h(
          'div',
          { class: 'bar' },
          h('a', { href: '/__sandbox/', text: '← 设备实验室' }),
          this.search,
          select(
            '显示',
            [
              ['all', '全部调用'],
              ['different', '只看有差异'],
              ['equal', '只看一致'],
            ],
            this.filter,
            (value) => {
              this.filter = value === 'different' || value === 'equal' ? value : 'all';
              this.show();
            },
          ),
          select(
            '配色',
            [
              ['light', '浅色'],
              ['dark', '深色'],
            ],
            document.documentElement.dataset.theme ?? 'light',
            (theme) => this.setTheme(theme === 'dark' ? 'dark' : 'light'),
          ),
          h('button', {
            type: 'button',
            text: '清空',
            on: {
              click: () =>
                this.run(async () => {
                  await api.clearGatewayReport();
                  await this.poll();
                }),
            },
          }),
        ),
      ),
      this.status,
      this.table,
    );
  }

  private setTheme(theme: Theme): void {
    document.documentElement.dataset.theme = theme;
  }

  private async poll(): Promise<void> {
    const { report } = await api.gatewayReport();
    const change = report === null ? 'none' : report.startedAt + report.changedAt;
    if (change === this.lastChange) return;
    this.lastChange = change;
    this.report = report;
    this.show();
  }

  private show(): void {
    const { report } = this;
    this.table.hidden = report === null || report.calls.length === 0;
    if (report === null) {
      this.head.textContent = '每个调用照合同核对。';
      this.say(`没有连接网关。用 ${COMMAND} 启动，沙箱就把每个调用转给那个网关，并在这里列出差异。`);
      return;
    }
    const { calls } = report;
    this.head.textContent = `${report.gateway}，自 ${clock(Date.parse(report.startedAt))} 起；同样的内容在 gateway-report.json。`;
    const wanted = this.search.value.trim().toLowerCase();
    const shown = calls.filter(
      (line) =>
        (this.filter === 'all' || line.isDifferent === (this.filter === 'different')) &&
        JSON.stringify(line).toLowerCase().includes(wanted),
    );
    const different = calls.filter(({ isDifferent }) => isDifferent).length;
    if (calls.length === 0) this.say('还没有调用。在设备实验室打开一页试试。');
    else if (shown.length === 0) this.say('没有符合条件的调用。');
    else
      this.say(
        `${calls.length} 个调用，${different === 0 ? '与合同一致' : `${different} 个有差异`}${shown.length < calls.length ? `；显示 ${shown.length} 个` : ''}。`,
      );
    this.table.hidden = shown.length === 0;
    this.rows.replaceChildren(...[...shown].sort(differentFirst).map((line) => this.rowOf(line)));
  }

  private rowOf(line: CallLine): HTMLElement {
    return h(
      'tr',
      { 'data-call': nameOf(line), 'data-different': String(line.isDifferent) },
      h(
        'th',
        { scope: 'row' },
        h('b', { text: line.id ?? '合同里没有' }),
        h('small', {}, `${line.method} `, ...breakable(line.path)),
      ),
      h('td', { class: 'number', text: String(line.count) }),
      codesCell(line.statuses, (status) => (status === '200' ? 'good' : 'bad')),
      codesCell(line.codes, () => ''),
      ...DIFFERENCES.map(([name]) => this.differencesCell(`${nameOf(line)} ${name}`, line[name])),
      h(
        'td',
        { class: 'number' },
        ...(line.statuses.none === line.count
          ? ['–']
          : [`${line.medianMs} ms`, h('small', { text: `最长 ${line.longestMs} ms` })]),
      ),
    );
  }

  /** @param key of the cell: what is unfolded stays so while calls arrive */
  private differencesCell(key: string, counts: Readonly<Record<string, number>>): HTMLElement {
    const entries = entriesOf(counts);
    if (entries.length === 0) return nothing();
    const items = entries.map((entry) => entryOf(entry, ''));
    const others = items.length > SHOWN_AT_ONCE + 1 ? items.splice(SHOWN_AT_ONCE) : [];
    if (others.length === 0) return h('td', {}, h('ul', {}, ...items));
    const more = h(
      'details',
      {
        open: this.unfolded.has(key),
        on: { toggle: () => void (more.open ? this.unfolded.add(key) : this.unfolded.delete(key)) },
      },
      h('summary', { text: `还有 ${others.length} 项` }),
      h('ul', {}, ...others),
    );
    return h('td', {}, h('ul', {}, ...items), more);
  }

  private run(work: () => Promise<void>): void {
    work().catch((error: unknown) => this.say(error instanceof Error ? error.message : String(error)));
  }

  private say(message: string): void {
    if (this.status.textContent !== message) this.status.textContent = message;
  }
}

const nameOf = ({ id, method, path }: CallLine): string => id ?? `${method} ${path}`;
const differentFirst = (one: CallLine, two: CallLine): number =>
  Number(two.isDifferent) - Number(one.isDifferent) || nameOf(one).localeCompare(nameOf(two), 'en');

/** Entries of a cell that are visible at once; the others unfold. */
const SHOWN_AT_ONCE = 3;

interface Entry {
  readonly text: string;
  readonly times: number;
}

const entriesOf = (counts: Readonly<Record<string, number>>): readonly Entry[] =>
  Object.entries(counts).map(([text, times]) => ({ text, times }));

/** A text that may break after each part of a field's path. */
const breakable = (text: string): readonly (Node | string)[] =>
  text.split(/(?<=[.\]/])(?=\w)/).flatMap((part, index) => (index === 0 ? [part] : [h('wbr'), part]));

/** A text with how often it occurred, if more than once. */
const entryOf = ({ text, times }: Entry, tone: string): HTMLElement =>
  h(
    'li',
    { class: tone },
    ...breakable(text === 'none' ? '无应答' : text),
    times > 1 ? h('small', { text: ` ×${times}` }) : null,
  );

const nothing = (): HTMLElement => h('td', { class: 'nothing', text: '–' });

/** Statuses and business codes. */
function codesCell(counts: Readonly<Record<string, number>>, toneOf: (code: string) => string): HTMLElement {
  const entries = entriesOf(counts);
  if (entries.length === 0) return nothing();
  return h(
    'td',
    { class: 'codes' },
    h('ul', {}, ...entries.map((entry) => entryOf(entry, toneOf(entry.text)))),
  );
}

new GatewayTable().start().catch((error: unknown) => {
  document.body.append(
    h('p', {
      class: 'broken',
      role: 'alert',
      text: `对照表打不开：${error instanceof Error ? error.message : String(error)}`,
    }),
  );
});
