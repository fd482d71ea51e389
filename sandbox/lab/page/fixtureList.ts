import type { FixtureLink } from './api';
import { h } from './dom';

/** The lab's list of fixtures, with its search field. */
export class FixtureList {
  readonly element = h('nav', { class: 'fixtures', 'aria-label': '夹具' });
  readonly search = h('input', {
    type: 'search',
    placeholder: '搜索夹具，按 / 聚焦',
    'aria-label': '搜索夹具',
    on: { input: () => this.draw() },
  });
  private current: FixtureLink | null = null;

  /** @param hrefOf the lab's address that opens the fixture of a key */
  constructor(
    private readonly fixtures: readonly FixtureLink[],
    private readonly hrefOf: (key: string) => string,
  ) {}

  /** By key; null: there is none. */
  find(key: string): FixtureLink | null {
    return this.fixtures.find((item) => this.keyOf(item) === key) ?? null;
  }

  focus(): void {
    this.search.focus();
  }

  /** Marks the fixture that is open, null: none. */
  show(current: FixtureLink | null): void {
    const isOther = current !== this.current;
    this.current = current;
    this.draw();
    if (isOther) this.element.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }

  private draw(): void {
    const wanted = this.search.value.trim().toLowerCase();
    const found = this.fixtures.filter((item) =>
      [item.code, item.title, item.path, item.description, item.shows, item.group]
        .join(' ')
        .toLowerCase()
        .includes(wanted),
    );
    const groups = [...new Set(found.map((item) => item.group))];
    const focused = this.element.contains(document.activeElement)
      ? document.activeElement?.getAttribute('data-path')
      : null;
    this.element.replaceChildren(
      ...groups.map((group) =>
        h(
          'section',
          {},
          h('h2', { text: group }),
          h('ul', {}, ...found.filter((item) => item.group === group).map((item) => this.makeItem(item))),
        ),
      ),
      found.length === 0 ? h('p', { class: 'empty', text: '没有找到。' }) : '',
    );
    const links = this.element.querySelectorAll<HTMLElement>('[data-path]');
    if (focused !== null) [...links].find((link) => link.dataset.path === focused)?.focus();
  }

  /** Its code, or its address if another item already uses the code. */
  private keyOf(item: FixtureLink): string {
    return this.fixtures.find(({ code }) => code === item.code) === item ? item.code : item.path;
  }

  private makeItem(item: FixtureLink): HTMLElement {
    return h(
      'li',
      {},
      h(
        'a',
        {
          href: this.hrefOf(this.keyOf(item)),
          'data-path': item.path,
          'aria-current': item === this.current ? 'true' : undefined,
        },
        h('b', { text: item.code }),
        h('span', { text: item.title }),
        h('small', { text: item.description }),
      ),
    );
  }
}
