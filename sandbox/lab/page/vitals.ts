import type { Metric, Quantiles, VitalsRow, VitalsTarget } from '../../account/vitalsSummary';
import { api } from './api';
import { h, select } from './dom';

const PERIOD_MS = 3000;

interface Column {
  readonly metric: Metric;
  readonly title: string;
  readonly unit: 'ms' | 'KB' | '';
  /** Good up to the first, poor above the second (web.dev); none where nobody has set limits. */
  readonly limits?: readonly [good: number, poor: number];
}

const FIRST_SCREEN: Column = { metric: 'firstScreen', title: '首屏', unit: 'ms', limits: [2500, 4000] };
const MINI: readonly Column[] = [
  FIRST_SCREEN,
  { metric: 'setDataBytes', title: 'setData 数据量', unit: 'KB' },
  { metric: 'setDataCalls', title: 'setData 次数', unit: '' },
  { metric: 'slowSetData', title: '慢 setData（> 50 ms）', unit: '' },
];
const TABLES: readonly {
  readonly target: VitalsTarget;
  readonly title: string;
  readonly columns: readonly Column[];
}[] = [
  {
    target: 'h5',
    title: 'H5',
    columns: [
      FIRST_SCREEN,
      { metric: 'lcp', title: 'LCP', unit: 'ms', limits: [2500, 4000] },
      { metric: 'inp', title: 'INP', unit: 'ms', limits: [200, 500] },
      { metric: 'cls', title: 'CLS', unit: '', limits: [0.1, 0.25] },
      { metric: 'fcp', title: 'FCP', unit: 'ms', limits: [1800, 3000] },
      { metric: 'ttfb', title: 'TTFB', unit: 'ms', limits: [800, 1800] },
      { metric: 'longTasks', title: '长任务', unit: '' },
    ],
  },
  { target: 'weapp', title: '微信小程序', columns: MINI },
  { target: 'alipay', title: '支付宝小程序', columns: MINI },
];
const NOTES = [
  '数字是 p75（较粗）与 p50，条形的浅色段到 p75、深色段到 p50，每列共用一个刻度。绿、黄、红按 web.dev 的界限：好、待改进、差；首屏用 LCP 的界限，其余没有公认界限。',
  'LCP、INP、CLS、FCP、TTFB 属于打开这次访问的那一页。小程序没有长任务的接口，以画完超过 50 ms 的 setData 代替。错误按同一次访问报告的版本归类。',
];

type Rating = 'good' | 'fair' | 'poor' | 'plain';

function rate(value: number, { limits }: Column): Rating {
  if (limits === undefined) return 'plain';
  if (value <= limits[0]) return 'good';
  return value <= limits[1] ? 'fair' : 'poor';
}
const RATINGS: Readonly<Record<Rating, string>> = { good: '好', fair: '待改进', poor: '差', plain: '' };

function textOf(value: number, { metric, unit }: Column): string {
  if (metric === 'cls') return value.toFixed(3);
  if (unit === 'KB') return `${(value / 1024).toFixed(1)} KB`;
  return unit === '' ? String(value) : `${value} ${unit}`;
}

/** A bar over the column's scale; the cell's text has the numbers. */
function bar({ p50, p75 }: Quantiles, largest: number): SVGElement {
  const make = (name: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    return element;
  };
  const width = (value: number): string => `${largest === 0 ? 0 : (value / largest) * 100}%`;
  const svg = make('svg', { class: 'vitals-bar', 'aria-hidden': 'true', height: 8 });
  svg.append(
    make('rect', { class: 'track', width: '100%', height: 8, rx: 4 }),
    make('rect', { class: 'to-p75', width: width(p75), height: 8, rx: 4 }),
    make('rect', { class: 'to-p50', width: width(p50), height: 8, rx: 4 }),
  );
  return svg;
}

function cell(found: Quantiles | undefined, column: Column, largest: number): HTMLElement {
  if (found === undefined) return h('td', { class: 'none', title: '没有测到', text: '–' });
  const rating = rate(found.p75, column);
  return h(
    'td',
    { class: rating, title: `${found.count} 份报告 ${RATINGS[rating]}`.trim() },
    h('b', { text: textOf(found.p75, column) }),
    ' ',
    h('small', { text: textOf(found.p50, column) }),
    bar(found, largest),
  );
}

/** Pages of one target, each with its releases, newest first. */
function table(title: string, columns: readonly Column[], rows: readonly VitalsRow[]): HTMLElement {
  const largest = new Map(
    columns.map(({ metric }) => [
      metric,
      Math.max(0, ...rows.map(({ metrics }) => metrics[metric]?.p75 ?? 0)),
    ]),
  );
  const head = ['页面', '版本', '报告', ...columns.map((column) => column.title), '错误'];
  const bodies = [...new Set(rows.map(({ page }) => page))].map((page) => {
    const releases = rows.filter((row) => row.page === page);
    return h(
      'tbody',
      {},
      ...releases.map((row, index) =>
        h(
          'tr',
          {},
          index === 0 ? h('th', { scope: 'rowgroup', rowspan: releases.length, text: page }) : null,
          h('td', { class: 'release', text: row.release === '' ? '未知' : row.release }),
          h('td', { class: 'number', text: String(row.reports) }),
          ...columns.map((column) =>
            cell(row.metrics[column.metric], column, largest.get(column.metric) ?? 0),
          ),
          h('td', { class: row.errors > 0 ? 'number poor' : 'number' }, h('b', { text: String(row.errors) })),
        ),
      ),
    );
  });
  return h(
    'section',
    { class: 'vitals-target', 'aria-label': title },
    h('h2', { text: title }),
    h(
      'div',
      { class: 'vitals-scroll', tabindex: 0, role: 'group', 'aria-label': `${title}的表` },
      h(
        'table',
        {},
        h('thead', {}, h('tr', {}, ...head.map((text) => h('th', { scope: 'col', text })))),
        ...bodies,
      ),
    ),
  );
}

/** What phones reported about speed and errors, by page and release. Polls while it is visible. */
class Vitals {
  private readonly content = h('div', { class: 'vitals-content' });
  private readonly status = h('p', { class: 'subpage-status', role: 'status' });
  private rows: readonly VitalsRow[] = [];
  private shown = '';
  private target = '';
  private release = '';
  private readonly releaseField = h(
    'select',
    {
      on: {
        change: () => {
          this.release = this.releaseField.value;
          this.draw();
        },
      },
    },
    h('option', { value: '', text: '全部' }),
  );

  start(): void {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const setTheme = (theme: string): void => void (document.documentElement.dataset.theme = theme);
    setTheme(isDark ? 'dark' : 'light');
    document.body.append(
      h(
        'main',
        { class: 'vitals' },
        h(
          'header',
          { class: 'subpage-head' },
          h('div', {}, h('h1', { text: '表现' }), this.status),
          h(
            'div',
            { class: 'bar' },
            h('a', { href: '/__sandbox/', text: '← 设备实验室' }),
            select(
              '目标',
              [['', '全部'], ...TABLES.map(({ target, title }) => [target, title] as const)],
              '',
              (target) => {
                this.target = target;
                this.draw();
              },
            ),
            h('label', { class: 'field' }, h('span', { text: '版本' }), this.releaseField),
            select(
              '配色',
              [
                ['light', '浅色'],
                ['dark', '深色'],
              ],
              isDark ? 'dark' : 'light',
              setTheme,
            ),
          ),
        ),
        this.content,
        h('footer', {}, ...NOTES.map((text) => h('p', { text }))),
      ),
    );
    window.setInterval(() => {
      if (!document.hidden) this.refresh();
    }, PERIOD_MS);
    this.refresh();
  }

  private refresh(): void {
    api.vitals().then(
      (rows) => {
        const text = JSON.stringify(rows);
        if (text === this.shown) return;
        this.shown = text;
        this.rows = rows;
        this.offerReleases();
        this.draw();
      },
      (error: unknown) => {
        this.status.textContent = error instanceof Error ? error.message : String(error);
      },
    );
  }

  private offerReleases(): void {
    const releases = [...new Set(this.rows.map(({ release }) => release))].filter((name) => name !== '');
    if (!releases.includes(this.release)) this.release = '';
    this.releaseField.replaceChildren(
      h('option', { value: '', text: '全部' }),
      ...releases.map((name) => h('option', { value: name, text: name, selected: name === this.release })),
    );
  }

  private draw(): void {
    const rows = this.rows.filter(
      (row) =>
        (this.target === '' || row.target === this.target) &&
        (this.release === '' || row.release === this.release),
    );
    const sum = rows.reduce((total, { reports }) => total + reports, 0);
    this.status.textContent = `${sum} 份报告，${new Set(rows.map(({ page }) => page)).size} 个页面`;
    const tables = TABLES.map(({ target, title, columns }) => ({
      title,
      columns,
      own: rows.filter((row) => row.target === target),
    })).filter(({ own }) => own.length > 0);
    this.content.replaceChildren(
      ...(tables.length === 0
        ? [empty()]
        : tables.map(({ title, columns, own }) => table(title, columns, own))),
    );
  }
}

const empty = (): HTMLElement =>
  h(
    'div',
    { class: 'vitals-empty' },
    h('b', { text: '还没有报告' }),
    h('p', {
      text: '在设备实验室打开一个夹具，等它画完再换一个：手机离开页面时报告一次。小程序在手机里前往下一页或返回时报告。',
    }),
    h('a', { href: '/__sandbox/', text: '去设备实验室' }),
  );

new Vitals().start();
