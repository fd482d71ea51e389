import { api, type ContractCall, type GatewayCall, type PendingFault } from './api';
import { button, Choice, h } from './dom';
import { FAULT_KINDS, faultNumber, sandboxFault, type FaultKind, type LabFault } from './labState';
import { panel } from './panel';

interface FaultEvents {
  say(message: string): void;
  /** Another fault was injected. */
  onAdded(fault: LabFault): void;
  onCleared(): void;
}

const nameOf = (kind: string): string => FAULT_KINDS.find(([known]) => known === kind)?.[1] ?? kind;

/** Faults for a call chosen from the contract's: those that the open pages have made come first. */
export class FaultPanel {
  readonly element: HTMLDetailsElement;
  private readonly badge = h('span', { class: 'count' });
  private readonly search = h('input', {
    type: 'search',
    placeholder: '查找调用，如 coupon',
    'aria-label': '查找调用',
    on: { input: () => this.offer() },
  });
  private readonly calls = h('select', { class: 'call-list', size: 7, 'aria-label': '要出故障的调用' });
  private readonly kind = new Choice<FaultKind>('故障', FAULT_KINDS, (kind) => this.showNumber(kind));
  private readonly number = h('input', { type: 'number', required: true });
  private readonly numberField = h('label', { class: 'field' }, h('span', {}), this.number);
  private readonly times = h('input', { type: 'number', min: 1, max: 99, value: 1, required: true });
  private readonly pending = h('ul', { class: 'pending', 'aria-label': '等着的故障' });
  private readonly clear: HTMLButtonElement;
  private known: readonly ContractCall[] = [];
  private made: readonly string[] = [];
  private offered = '';

  constructor(private readonly events: FaultEvents) {
    this.clear = button('全部撤销', () =>
      this.run(async () => {
        await api.clearFaults();
        this.events.onCleared();
        this.show([]);
      }, '已撤销全部故障'),
    );
    const form = h(
      'form',
      {
        class: 'form',
        on: {
          submit: (event) => {
            event.preventDefault();
            this.inject();
          },
        },
      },
      h('div', { class: 'wide' }, this.search, this.calls),
      this.kind.element,
      this.numberField,
      h('label', { class: 'field' }, h('span', { text: '次数' }), this.times),
      h('button', { type: 'submit', class: 'primary', text: '注入' }),
      this.pending,
      this.clear,
    );
    this.element = panel('注入故障', this.badge, false, form);
    this.showNumber('status');
    this.show([]);
    this.run(async () => {
      this.known = await api.calls();
      this.offer();
    });
  }

  /** The calls that were made, which are offered first. */
  notice(calls: readonly GatewayCall[]): void {
    const made = [...new Set(calls.map(({ path }) => this.find(path)?.fault).reverse())].filter(
      (fault) => fault !== undefined,
    );
    if (made.join() === this.made.join()) return;
    this.made = made;
    this.offer();
  }

  /** The faults that wait in the sandbox. */
  show(pending: readonly PendingFault[]): void {
    this.badge.textContent = pending.length === 0 ? '' : String(pending.length);
    const text = pending.map(({ path, kind, times }) => `${path} · ${nameOf(kind)} · 还有 ${times} 次`);
    const shown = Array.from(this.pending.children, (item) => item.textContent);
    if (text.join('\n') !== shown.join('\n'))
      this.pending.replaceChildren(...text.map((line) => h('li', { text: line })));
    this.pending.hidden = this.clear.hidden = pending.length === 0;
  }

  /** Opens the form for the call of this path. */
  prepare(path: string): void {
    const call = this.find(path);
    if (call === undefined) return this.events.say('合同里没有这个调用');
    this.search.value = '';
    this.offer();
    this.calls.value = call.fault;
    this.element.open = true;
    this.element.scrollIntoView({ block: 'nearest' });
    this.kind.focus();
  }

  private find(path: string): ContractCall | undefined {
    const [pathname = ''] = path.split('?');
    return this.known.find(({ fault }) => pathname.endsWith(`/${fault}`));
  }

  private offer(): void {
    const wanted = this.search.value.trim().toLowerCase();
    const found = this.known.filter(({ id, path }) => `${id} ${path}`.toLowerCase().includes(wanted));
    const rows = [
      ['刚才用过', this.made.flatMap((fault) => found.filter((call) => call.fault === fault))],
      ['合同里的其他调用', found.filter(({ fault }) => !this.made.includes(fault))],
    ] as const;
    const stamp = rows.map(([, calls]) => calls.map(({ id }) => id).join()).join('|');
    if (stamp === this.offered) return;
    this.offered = stamp;
    const chosen = this.calls.value;
    this.calls.replaceChildren(
      ...rows
        .filter(([, calls]) => calls.length > 0)
        .map(([label, calls]) =>
          h(
            'optgroup',
            { label },
            ...calls.map(({ id, path, fault }) =>
              h('option', {
                value: fault,
                title: path,
                text: `${id} · ${path.split('/').slice(-2).join('/')}`,
              }),
            ),
          ),
        ),
    );
    this.calls.value = chosen;
    if (this.calls.selectedIndex < 0 && found.length > 0) this.calls.selectedIndex = 0;
  }

  private showNumber(kind: FaultKind): void {
    const range = faultNumber(kind);
    this.numberField.hidden = range === null;
    if (range === null) return;
    const caption = this.numberField.querySelector('span');
    if (caption !== null) caption.textContent = range.label;
    this.number.min = String(range.low);
    this.number.max = String(range.high);
    this.number.value = String(range.first);
  }

  private inject(): void {
    const kind = this.kind.value;
    const path = this.calls.value;
    if (kind === undefined || path === '') return this.events.say('先选一个调用');
    const number = faultNumber(kind) === null ? 0 : this.number.valueAsNumber;
    const fault: LabFault = { path, kind, number, times: this.times.valueAsNumber };
    this.run(async () => {
      await api.addFault(sandboxFault(fault));
      this.events.onAdded(fault);
      this.show(await api.faults());
    }, `已注入：${path}`);
  }

  private run(work: () => Promise<void>, done = ''): void {
    work().then(
      () => {
        if (done !== '') this.events.say(done);
      },
      (error: unknown) => this.events.say(error instanceof Error ? error.message : String(error)),
    );
  }
}
