import { h } from '../../lab/page/dom';
import type { Mark, OutlineItem } from './rules/outline';

interface OutlineEvents {
  onShow(item: OutlineItem): void;
  /** @param from index among the movable ones */
  onMove(from: number, to: number): void;
  onRemove(item: OutlineItem): void;
}

const MARKS: Readonly<Record<Mark, (problems: number) => string>> = {
  unknown: () => '未知模块 · 页面不显示',
  dropped: (problems) => `残缺（${problems} 处）· 页面不显示`,
  flawed: (problems) => `${problems} 处不合约定 · 页面照样显示`,
  absent: () => '手机上现在没有（可能要登录或定位）',
  good: () => '',
};

/** The list of the page's parts; modules are dragged, or moved with their buttons or Alt and the arrow keys. */
export class OutlineView {
  readonly element = h('div', { class: 'studio-outline-lists' });
  private items: readonly OutlineItem[] = [];
  private dragged: number | null = null;
  private drawn = '';

  constructor(private readonly events: OutlineEvents) {}

  show(items: readonly OutlineItem[]): void {
    const key = JSON.stringify(items);
    if (key === this.drawn) return;
    this.drawn = key;
    this.items = items;
    const focused = this.focusedControl();
    const unknown = items.filter(({ mark }) => mark === 'unknown');
    const fixed = items.filter(({ isMovable, mark }) => !isMovable && mark !== 'unknown');
    const movable = items.filter(({ isMovable }) => isMovable);
    this.element.replaceChildren(
      ...(unknown.length === 0
        ? []
        : [h('h3', { text: `未知模块（${unknown.length}）` }), this.listOf('未知模块', unknown)]),
      ...(movable.length === 0
        ? []
        : [h('h3', { text: `模块（${movable.length}）` }), this.listOf('模块，按页面上的顺序', movable)]),
      ...(fixed.length === 0
        ? []
        : [h('h3', { text: movable.length === 0 ? '内容' : '其他部分' }), this.listOf('其他部分', fixed)]),
    );
    if (focused !== null) this.focusOn(focused.uniqueId, focused.role);
  }

  /** Focuses a control of a module, which may have moved. */
  focusOn(uniqueId: string, role: string): void {
    const row = [...this.element.querySelectorAll<HTMLElement>('li')].find(
      ({ dataset }) => dataset['id'] === uniqueId,
    );
    const control = row?.querySelector<HTMLButtonElement>(`[data-role="${role}"]`);
    (control?.disabled === false
      ? control
      : row?.querySelector<HTMLButtonElement>('[data-role="open"]')
    )?.focus();
  }

  private focusedControl(): { readonly uniqueId: string; readonly role: string } | null {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !this.element.contains(activeElement)) return null;
    const uniqueId = activeElement.closest('li')?.dataset['id'] ?? '';
    return uniqueId === '' ? null : { uniqueId, role: activeElement.dataset['role'] ?? 'open' };
  }

  private listOf(name: string, items: readonly OutlineItem[]): HTMLElement {
    return h(
      'ol',
      { 'aria-label': name },
      ...items.map((item, index) => this.rowOf(item, index, items.length)),
    );
  }

  private rowOf(item: OutlineItem, index: number, count: number): HTMLElement {
    const name = item.label === '' ? item.kind : `${item.kind} ${item.label}`;
    // Whether the page shows a bar that breaks the contract is not known: it has no element of a module.
    const isKnown = item.isMovable || item.mark !== 'flawed';
    const mark = isKnown ? MARKS[item.mark](item.problems) : `${item.problems} 处不合约定`;
    const open = h(
      'button',
      {
        type: 'button',
        class: 'studio-part',
        'data-role': 'open',
        'aria-keyshortcuts': item.isMovable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined,
        on: { click: () => this.events.onShow(item) },
      },
      h('b', { text: item.kind }),
      h('span', { text: item.label }),
      mark === '' ? null : h('small', { class: `mark-${item.mark}`, text: mark }),
    );
    const action = (
      role: string,
      label: string,
      text: string,
      isOff: boolean,
      run: () => void,
    ): HTMLElement =>
      h('button', {
        type: 'button',
        class: 'ghost',
        'data-role': role,
        'aria-label': `${label}：${name}`,
        title: label,
        text,
        disabled: isOff,
        on: { click: run },
      });
    const canGo = item.isMovable || item.uniqueId !== '';
    const row = h(
      'li',
      { 'data-mark': item.mark, 'data-id': item.uniqueId, draggable: item.isMovable ? 'true' : undefined },
      item.isMovable ? h('span', { class: 'studio-grip', 'aria-hidden': 'true', text: '⠿' }) : null,
      open,
      item.isMovable
        ? action('up', '上移', '↑', index === 0, () => this.events.onMove(index, index - 1))
        : null,
      item.isMovable
        ? action('down', '下移', '↓', index === count - 1, () => this.events.onMove(index, index + 1))
        : null,
      canGo ? action('remove', '删除', '✕', false, () => this.events.onRemove(item)) : null,
    );
    if (item.isMovable) this.makeMovable(row, index);
    return row;
  }

  private makeMovable(row: HTMLElement, index: number): void {
    row.addEventListener('keydown', (event) => {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (!event.altKey || step === 0) return;
      event.preventDefault();
      this.events.onMove(index, index + step);
    });
    row.addEventListener('dragstart', (event) => {
      this.dragged = index;
      event.dataTransfer?.setData('text/plain', this.items[index]?.kind ?? '');
      row.classList.add('is-dragged');
    });
    row.addEventListener('dragend', () => {
      this.dragged = null;
      row.classList.remove('is-dragged');
    });
    row.addEventListener('dragover', (event) => {
      if (this.dragged === null) return;
      event.preventDefault();
      row.classList.add('is-target');
    });
    row.addEventListener('dragleave', () => row.classList.remove('is-target'));
    row.addEventListener('drop', (event) => {
      event.preventDefault();
      row.classList.remove('is-target');
      if (this.dragged !== null) this.events.onMove(this.dragged, index);
    });
  }
}
