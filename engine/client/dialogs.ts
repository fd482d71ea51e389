import { make } from './dom';

/** The host's own surfaces: toast, loading, modal, action sheet, pickers, preview. Tests find them by role. */
export class Dialogs {
  private toast: HTMLElement | null = null;
  private toastTimer = 0;

  constructor(private readonly layer: HTMLElement) {}

  showToast(text: string, kind: string, durationMs: number, isLoading = false): void {
    this.hideToast();
    const sign = isLoading
      ? '◌'
      : (
          { success: '✓', error: '✕', fail: '✕', exception: '!', loading: '◌' } as Readonly<
            Record<string, string>
          >
        )[kind];
    const box = make('div', `engine-toast${sign === undefined ? '' : ' has-icon'}`);
    box.role = 'status';
    if (sign !== undefined) box.append(make('i', '', sign));
    box.append(make('span', '', text));
    this.layer.append(box);
    this.toast = box;
    if (!isLoading) this.toastTimer = window.setTimeout(() => this.hideToast(), durationMs);
  }

  hideToast(): void {
    window.clearTimeout(this.toastTimer);
    this.toast?.remove();
    this.toast = null;
  }

  /** Resolves with the index of the tapped button, -1 when dismissed. */
  private ask(
    className: string,
    content: readonly (Node | string)[],
    buttons: readonly string[],
    label: string,
  ): Promise<number> {
    return new Promise((resolve) => {
      const panel = make('div', `engine-panel ${className}`, ...content);
      const shade = make('div', 'engine-shade', panel);
      panel.role = 'dialog';
      panel.ariaModal = 'true';
      panel.ariaLabel = label;
      const before = document.activeElement;
      const close = (index: number): void => {
        shade.remove();
        if (before instanceof HTMLElement) before.focus();
        resolve(index);
      };
      const row = make('div', 'engine-actions');
      buttons.forEach((text, index) => {
        const button = make('button', '', text);
        button.type = 'button';
        button.addEventListener('click', () => close(index));
        row.append(button);
      });
      panel.append(row);
      shade.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') close(-1);
      });
      if (className !== 'is-modal')
        shade.addEventListener('click', (event) => event.target === shade && close(-1));
      this.layer.append(shade);
      row.querySelector('button')?.focus();
    });
  }

  async modal(title: string, text: string, cancel: string | null, confirm: string): Promise<boolean> {
    const parts = [
      title === '' ? null : make('h2', '', title),
      text === '' ? null : make('p', '', text),
    ].filter((part) => part !== null);
    const index = await this.ask(
      'is-modal',
      parts,
      cancel === null ? [confirm] : [cancel, confirm],
      title || text,
    );
    return index === (cancel === null ? 0 : 1);
  }

  actionSheet(items: readonly string[], title: string): Promise<number> {
    return this.ask('is-sheet', title === '' ? [] : [make('h2', '', title)], items, title || '选择');
  }

  async prompt(title: string, detail: string): Promise<void> {
    await this.ask('is-modal', [make('h2', '', title), make('p', '', detail)], ['知道了'], title);
  }

  async pickFrom(
    columns: readonly (readonly string[])[],
    start: readonly number[],
    title: string,
  ): Promise<number[] | null> {
    const selects = columns.map((column, index) => {
      const select = make(
        'select',
        '',
        ...column.map((text, row) => {
          const option = make('option', '', text);
          option.value = String(row);
          return option;
        }),
      );
      select.size = Math.min(6, Math.max(2, column.length));
      select.selectedIndex = start[index] ?? 0;
      return select;
    });
    const index = await this.ask(
      'is-sheet',
      [make('div', 'engine-columns', ...selects)],
      ['取消', '确定'],
      title || '选择',
    );
    return index === 1 ? selects.map((select) => Math.max(0, select.selectedIndex)) : null;
  }

  async pickDate(mode: 'date' | 'time', value: string): Promise<string | null> {
    const field = make('input', '');
    field.type = mode;
    field.value = value;
    const index = await this.ask('is-sheet', [field], ['取消', '确定'], mode);
    return index === 1 ? field.value : null;
  }

  async preview(url: string): Promise<void> {
    const image = make('img', 'engine-preview');
    image.src = url;
    image.alt = '预览';
    await this.ask('is-sheet', [image], ['关闭'], '预览图片');
  }
}
