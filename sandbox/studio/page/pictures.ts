import { h } from '../../lab/page/dom';

/** The pictures of the sandbox, and an address of one's own, for the field at the cursor. */
export class Pictures {
  readonly element = h('section', { class: 'studio-pictures', 'aria-label': '图片', hidden: true });
  private readonly title = h('h3', {});
  private readonly current = h('img', { alt: '现在的图片' });
  private readonly address = h('input', { type: 'url', 'aria-label': '图片地址', spellcheck: 'false' });
  private readonly grid = h('div', {
    class: 'studio-picture-grid',
    role: 'group',
    'aria-label': '沙箱里的图片',
    hidden: true,
  });
  private readonly toggle = h('button', {
    type: 'button',
    text: '从沙箱的图片里选',
    'aria-expanded': 'false',
    on: { click: () => this.unfold() },
  });
  private path = '';
  private isLoaded = false;

  constructor(
    private readonly load: () => Promise<readonly string[]>,
    private readonly onChoice: (path: string, address: string) => void,
    private readonly onProblem: (error: unknown) => void,
  ) {
    this.element.append(
      this.current,
      h(
        'form',
        {
          on: {
            submit: (event) => {
              event.preventDefault();
              this.onChoice(this.path, this.address.value.trim());
            },
          },
        },
        this.title,
        this.address,
        h('button', { type: 'submit', text: '用这个地址' }),
        this.toggle,
      ),
      this.grid,
    );
  }

  /** @param field its name; null: the cursor is not at a picture */
  show(field: { readonly path: string; readonly name: string; readonly address: string } | null): void {
    this.element.hidden = field === null;
    if (field === null) return;
    this.path = field.path;
    this.title.textContent = `图片：${field.name}`;
    this.address.value = field.address;
    // Other addresses are not loaded by this page; the phones show them.
    const isOurs = field.address.startsWith(`${location.origin}/`);
    this.current.hidden = !isOurs;
    if (isOurs) this.current.src = field.address;
  }

  private unfold(): void {
    this.grid.hidden = !this.grid.hidden;
    this.toggle.setAttribute('aria-expanded', String(!this.grid.hidden));
    if (this.grid.hidden || this.isLoaded) return;
    this.isLoaded = true;
    this.load().then((addresses) => this.fill(addresses), this.onProblem);
  }

  private fill(addresses: readonly string[]): void {
    this.grid.replaceChildren(
      ...addresses.map((address) => {
        const { pathname, searchParams } = new URL(address);
        const name = [pathname.replace(/^.*\/|\.svg$/g, ''), ...searchParams.values()].join(' ');
        return h(
          'button',
          {
            type: 'button',
            title: name,
            'aria-label': name,
            on: { click: () => this.onChoice(this.path, address) },
          },
          h('img', { src: address, alt: '', loading: 'lazy' }),
        );
      }),
    );
  }
}
