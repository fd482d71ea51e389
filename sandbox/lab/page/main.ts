import { api, type FixtureLink, type Route } from './api';
import { h, select } from './dom';
import { Inspector } from './inspector';
import { CASE, Phone, type EngineReport, type Look, type PhoneKind } from './phones';

const SIZES: readonly (readonly [width: number, height: number])[] = [
  [320, 568],
  [375, 812],
  [414, 896],
  [768, 1024],
];
const LIMITS =
  '引擎用开源的 glass-easel 运行真实构建产物，但不覆盖：双线程通信的时延与丢失、支付宝官方编译器、真实支付、真机能力（相机、定位、蓝牙）、厂商审核规则。';

const MIN_ZOOM = 0.5;
/** Height of the parts above and below a phone's case. */
const HEAD_AND_STATUS_PX = 86;

class Lab {
  private readonly toast = h('p', { class: 'toast', role: 'status' });
  private readonly phones: readonly Phone[] = (['h5', 'weapp', 'alipay'] as const).map(
    (kind) => new Phone(kind, (message) => this.say(message)),
  );
  private readonly inspector = new Inspector((message) => this.say(message));
  private readonly list = h('nav', { class: 'fixtures', 'aria-label': '夹具' });
  private readonly search = h('input', {
    type: 'search',
    placeholder: '搜索夹具，按 / 聚焦',
    'aria-label': '搜索夹具',
  });
  private readonly address = h('input', { class: 'address', 'aria-label': 'H5 地址', spellcheck: 'false' });
  /** Shown when the calls pass through to a gateway: the sandbox's own state and faults have no effect then. */
  private readonly gatewayLink = h('a', { class: 'more', href: '/__sandbox/gateway', hidden: true });
  private fixtures: readonly FixtureLink[] = [];
  private routes: readonly Route[] = [];
  private look: Look = { width: 375, height: 812, theme: 'light' };
  private toastTimer = 0;
  private readonly row = h('div', { class: 'phones', tabindex: 0, 'aria-label': '手机' });
  private isFitted = true;

  async start(): Promise<void> {
    [this.fixtures, this.routes] = await Promise.all([api.fixtures(), api.routes()]);
    const { report } = await api.gatewayReport();
    if (report !== null) {
      this.gatewayLink.textContent = `真实网关 ${report.gateway} 对照表 →`;
      this.gatewayLink.hidden = false;
    }
    this.row.append(...this.phones.map((phone) => phone.element));
    document.body.append(this.makePage());
    this.search.addEventListener('input', () => this.showList());
    this.showList();
    this.look = {
      ...this.look,
      theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    };
    this.applyLook();
    window.addEventListener('resize', () => this.fit());
    window.addEventListener('hashchange', () => this.openHash());
    window.addEventListener('message', (event) => this.receive(event));
    document.addEventListener('keydown', (event) => {
      if (
        event.key !== '/' ||
        event.target instanceof HTMLInputElement ||
        event.target instanceof HTMLTextAreaElement
      )
        return;
      event.preventDefault();
      this.search.focus();
    });
    this.openHash();
  }

  private makePage(): HTMLElement {
    const bar = h(
      'form',
      {
        class: 'bar',
        on: {
          submit: (event) => {
            event.preventDefault();
            this.open(this.address.value);
          },
        },
      },
      this.address,
      select(
        '尺寸',
        SIZES.map(([width, height]) => [`${width}x${height}`, `${width} × ${height}`] as const),
        '375x812',
        (value) => {
          const [width = 375, height = 812] = value.split('x').map(Number);
          this.look = { ...this.look, width, height };
          this.applyLook();
        },
      ),
      select(
        '缩放',
        [
          ['fit', '适合窗口'],
          ['full', '100%'],
        ],
        'fit',
        (value) => {
          this.isFitted = value === 'fit';
          this.fit();
        },
      ),
      this.makeThemeSwitch(),
      h(
        'div',
        { class: 'shown', role: 'group', 'aria-label': '显示的手机' },
        ...this.phones.map((phone) => this.makeToggle(phone)),
      ),
      h('button', { type: 'button', class: 'danger', text: '重置沙箱', on: { click: () => this.reset() } }),
    );
    return h(
      'div',
      { class: 'lab' },
      h(
        'aside',
        { class: 'side', 'aria-label': '夹具列表' },
        h(
          'header',
          {},
          h('h1', { text: '设备实验室' }),
          h('p', { text: '同一个沙箱网关，三台手机并排。' }),
          h('a', { class: 'more', href: '/__sandbox/studio', text: '编辑活动内容 →' }),
          h('a', { class: 'more', href: '/__sandbox/cards', text: '所有奖励卡片并排 →' }),
          h('a', { class: 'more', href: '/__sandbox/vitals', text: '各页面的表现 →' }),
          this.gatewayLink,
        ),
        this.search,
        this.list,
      ),
      h('main', {}, bar, this.row, h('p', { class: 'limits', text: LIMITS })),
      this.inspector.element,
      this.toast,
    );
  }

  private makeThemeSwitch(): HTMLElement {
    const start = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    return select(
      '配色',
      [
        ['light', '浅色'],
        ['dark', '深色'],
      ],
      start,
      (theme) => {
        this.look = { ...this.look, theme: theme === 'dark' ? 'dark' : 'light' };
        this.applyLook();
      },
    );
  }

  private makeToggle(phone: Phone): HTMLElement {
    const names: Readonly<Record<PhoneKind, string>> = { h5: 'H5', weapp: '微信', alipay: '支付宝' };
    const button = h('button', {
      type: 'button',
      'aria-pressed': 'true',
      text: names[phone.kind],
      on: {
        click: () => {
          phone.isShown = !phone.isShown;
          button.setAttribute('aria-pressed', String(phone.isShown));
          phone.element.hidden = !phone.isShown;
          phone.reload();
          this.fit();
        },
      },
    });
    return button;
  }

  private applyLook(): void {
    document.documentElement.dataset.theme = this.look.theme;
    for (const phone of this.phones) phone.setLook(this.look);
    this.fit();
  }

  /** Scales the phones so that those shown fit the window, down to half size; their pages keep their own width. */
  private fit(): void {
    const shown = this.phones.filter((phone) => phone.isShown).length;
    const style = getComputedStyle(this.row);
    const gap = parseFloat(style.columnGap) || 0;
    const width =
      this.row.clientWidth -
      parseFloat(style.paddingLeft) -
      parseFloat(style.paddingRight) -
      gap * (shown + 1);
    const height =
      this.row.clientHeight -
      parseFloat(style.paddingTop) -
      parseFloat(style.paddingBottom) -
      HEAD_AND_STATUS_PX;
    const isNarrow = matchMedia('(max-width: 720px)').matches;
    const wide = isNarrow ? this.row.clientWidth - 32 : width / Math.max(1, shown);
    const zoom = Math.min(
      1,
      wide / (this.look.width + CASE.width),
      isNarrow ? 1 : height / (this.look.height + CASE.height),
    );
    this.row.style.setProperty('--zoom', String(this.isFitted ? Math.max(MIN_ZOOM, zoom) : 1));
  }

  private showList(): void {
    const wanted = this.search.value.trim().toLowerCase();
    const found = this.fixtures.filter((item) =>
      [item.code, item.title, item.path, item.shows, item.group].join(' ').toLowerCase().includes(wanted),
    );
    const groups = [...new Set(found.map((item) => item.group))];
    const current = decodeURIComponent(location.hash).replace('#fixture=', '');
    this.list.replaceChildren(
      ...groups.map((group) =>
        h(
          'section',
          {},
          h('h2', { text: group }),
          h(
            'ul',
            {},
            ...found
              .filter((item) => item.group === group)
              .map((item) => this.makeItem(item, this.keyOf(item) === current)),
          ),
        ),
      ),
      found.length === 0 ? h('p', { class: 'empty', text: '没有找到。' }) : '',
    );
  }

  /** The hash value of an item: its code, or its address if another item already uses the code. */
  private keyOf(item: FixtureLink): string {
    return this.fixtures.find(({ code }) => code === item.code) === item ? item.code : item.path;
  }

  private makeItem(item: FixtureLink, isCurrent: boolean): HTMLElement {
    return h(
      'li',
      {},
      h(
        'a',
        {
          href: `#fixture=${encodeURIComponent(this.keyOf(item))}`,
          'aria-current': isCurrent ? 'true' : undefined,
        },
        h('b', { text: item.code }),
        h('span', { text: item.title }),
        h('small', { lang: 'en', text: item.shows }),
      ),
    );
  }

  private openHash(): void {
    const code = /#fixture=(.+)/.exec(location.hash)?.[1];
    const wanted =
      code === undefined
        ? undefined
        : this.fixtures.find((item) => this.keyOf(item) === decodeURIComponent(code));
    if (code !== undefined && wanted === undefined) this.say(`没有夹具 ${decodeURIComponent(code)}`);
    const item = wanted ?? this.fixtures[0];
    this.open(item?.path ?? '/');
    this.showList();
    document.title = item === undefined ? '设备实验室' : `${item.code} · 设备实验室`;
    this.list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }

  private open(address: string): void {
    const path =
      address.startsWith('/') && !address.startsWith('//') ? address : `/${address.replace(/^\/+/, '')}`;
    this.address.value = path;
    for (const phone of this.phones) phone.open(path, this.routes);
  }

  private reset(): void {
    api.reset().then(
      () => {
        for (const storage of [localStorage, sessionStorage]) {
          for (const key of Object.keys(storage))
            if (/^(lab|lab-cookies|engine):/.test(key)) storage.removeItem(key);
        }
        for (const phone of this.phones) phone.reload();
        this.inspector.refresh();
        this.say('已回到初始状态');
      },
      (error: unknown) => this.say(String(error)),
    );
  }

  private receive(event: MessageEvent<unknown>): void {
    const { data } = event;
    if (event.origin !== location.origin || typeof data !== 'object' || data === null) return;
    const phone = this.phones.find((each) => each.owns(event.source));
    // Sent by our own engine page in one of our own frames.
    const type: unknown = Reflect.get(data, 'type');
    if (type === 'lab-engine') phone?.showReport(data as EngineReport);
    else if (type === 'lab-build') phone?.showBuild(String(Reflect.get(data, 'text')));
  }

  private say(message: string): void {
    window.clearTimeout(this.toastTimer);
    this.toast.textContent = message;
    this.toast.classList.add('is-shown');
    this.toastTimer = window.setTimeout(() => this.toast.classList.remove('is-shown'), 3000);
  }
}

new Lab().start().catch((error: unknown) => {
  document.body.append(
    h('p', {
      class: 'broken',
      role: 'alert',
      text: `实验室打不开：${error instanceof Error ? error.message : String(error)}`,
    }),
  );
});
