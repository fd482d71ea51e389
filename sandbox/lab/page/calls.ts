import type { GatewayCall } from './api';
import { codeOf, durationText, isFailed, isShown, NO_FILTER, phoneOf, type CallFilter } from './callFilter';
import { curlOf, isCut } from './curl';
import { button, Choice, clock, copyText, h } from './dom';
import { panel } from './panel';

/** More would slow the page down; the filter looks through all. */
const SHOWN_AT_ONCE = 100;
const PHONES = [
  ['', '全部手机'],
  ['h5-', 'H5'],
  ['lab-weapp', '微信'],
  ['lab-alipay', '支付宝'],
] as const;

interface CallsEvents {
  say(message: string): void;
  /** A fault for this gateway path is wanted. */
  onFault(path: string): void;
}

/** The lab's list of gateway calls, newest first. */
export class CallsPanel {
  readonly element: HTMLElement;
  private readonly count = h('span', { class: 'count' });
  private readonly list = h('ol', { class: 'calls', 'aria-label': '网关请求' });
  private readonly search = h('input', {
    type: 'search',
    class: 'call-search',
    placeholder: '路径、状态、业务码',
    'aria-label': '筛选网关请求',
    on: { input: () => this.filterBy({ text: this.search.value }) },
  });
  private readonly failed = h('input', {
    type: 'checkbox',
    on: { change: () => this.filterBy({ isFailedOnly: this.failed.checked }) },
  });
  private filter: CallFilter = NO_FILTER;
  private calls: readonly GatewayCall[] = [];
  private stamp = '';

  constructor(private readonly events: CallsEvents) {
    const phones = new Choice<string>('手机', PHONES, (phone) => this.filterBy({ phone }));
    const filters = h(
      'div',
      { class: 'call-filters' },
      this.search,
      phones.element,
      h('label', { class: 'check' }, this.failed, '只看失败'),
    );
    this.element = panel('网关请求', this.count, true, h('div', {}, filters, this.list));
  }

  /** @returns whether anything is different */
  show(calls: readonly GatewayCall[]): boolean {
    const stamp = `${calls.length} ${calls[0]?.at ?? ''} ${calls.map((call) => call.status ?? '-').join()}`;
    if (stamp === this.stamp) return false;
    this.stamp = stamp;
    this.calls = calls;
    this.draw();
    return true;
  }

  private filterBy(change: Partial<CallFilter>): void {
    this.filter = { ...this.filter, ...change };
    this.draw();
  }

  private draw(): void {
    const open = new Set(
      Array.from(this.list.querySelectorAll('details[open]'), (item) => item.getAttribute('data-key')),
    );
    const found = this.calls
      .map((call, index) => ({ call, key: String(index) }))
      .filter(({ call }) => isShown(call, this.filter));
    const all = this.calls.length;
    this.count.textContent = found.length === all ? String(all) : `${found.length} / ${all}`;
    const newest = found.slice(-SHOWN_AT_ONCE).reverse();
    this.list.replaceChildren(...newest.map(({ call, key }) => this.makeRow(call, key, open.has(key))));
    const note =
      all === 0
        ? '还没有请求。打开一个夹具试试。'
        : found.length === 0
          ? '没有符合条件的请求。'
          : found.length > SHOWN_AT_ONCE
            ? `只列出最新 ${SHOWN_AT_ONCE} 个。`
            : '';
    if (note !== '') this.list.append(h('li', { class: 'empty', text: note }));
  }

  private makeRow(call: GatewayCall, key: string, isOpen: boolean): HTMLElement {
    const tone = call.status === null ? 'wait' : isFailed(call) ? 'bad' : 'good';
    const [path = ''] = call.path.split('?');
    const notes = [phoneOf(call).replace(/^lab-/, ''), codeOf(call), call.fault ?? ''].filter(Boolean);
    const details = h(
      'details',
      { 'data-key': key, open: isOpen },
      h(
        'summary',
        {},
        h('time', { text: clock(call.at) }),
        h('b', { class: `status ${tone}`, text: call.status === null ? '…' : String(call.status) }),
        h('span', { class: 'path', title: call.path, text: path.split('/').slice(-2).join('/') }),
        h('span', { class: 'duration', text: durationText(call.durationMs) }),
        h('small', { class: 'code', text: notes.join(' · ') }),
      ),
      h(
        'div',
        { class: 'call-actions' },
        button('复制为 curl', () => this.copy(call)),
        button('对它注入故障', () => this.events.onFault(path)),
      ),
    );
    // Made when it is looked at: the log's bodies are long.
    const fill = (): void => {
      if (details.querySelector('pre') !== null) return;
      details.append(h('pre', { tabindex: 0, 'aria-label': '请求和应答', text: wholeText(call) }));
    };
    if (isOpen) fill();
    details.addEventListener('toggle', fill);
    return h('li', {}, details);
  }

  private copy(call: GatewayCall): void {
    copyText(curlOf(call, location.origin)).then(
      () =>
        this.events.say(isCut(call.body) ? '已复制 curl；请求体太大，沙箱没有留全，没有带上' : '已复制 curl'),
      (error: unknown) => this.events.say(error instanceof Error ? error.message : String(error)),
    );
  }
}

export function pretty(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '');
}

const wholeText = (call: GatewayCall): string =>
  `${call.method} ${call.path}\n\n请求头\n${pretty(call.headers)}\n\n请求体\n${pretty(call.body)}\n\n应答\n${pretty(call.response)}`;
