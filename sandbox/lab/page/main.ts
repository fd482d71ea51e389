import { api, type FixtureLink, type Route } from './api';
import { emptyAllPhones, forgetCampaignPlaces } from './appStorage';
import { button, Choice, h } from './dom';
import { FixtureList } from './fixtureList';
import { Inspector } from './inspector';
import {
  FIRST_STATE,
  isMobile,
  PHONE_KINDS,
  PHONE_NAMES,
  readState,
  sandboxFault,
  SIZES,
  writeState,
  type LabState,
  type PhoneKind,
  type Theme,
} from './labState';
import { PhoneCode } from './phoneCode';
import { CASE, Phone, sizeOf, type EngineReport } from './phones';
import { CITIES, placeOf } from './places';

const LIMITS =
  '引擎用开源的 glass-easel 运行真实构建产物，但不覆盖：双线程通信的时延与丢失、支付宝官方编译器、真实支付、真机能力（相机、定位、蓝牙）、厂商审核规则。';
const PASSED_THROUGH = '调用都转给真实网关：登录为、沙箱开关、故障和时钟对它不起作用。';
const ORDINARY = [
  ['13912345678', '普通账号'],
  ['13912345600', '空账号'],
] as const;

const MIN_ZOOM = 0.3;
type Zoom = 'fit' | 'full';
type Side = 'fixtures' | 'inspector';

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

class Lab {
  private state: LabState = FIRST_STATE;
  private readonly toast = h('p', { class: 'toast', role: 'status' });
  private readonly notice = h('div', { class: 'notice', role: 'status', hidden: true });
  private readonly address = h('input', { class: 'address', 'aria-label': 'H5 地址', spellcheck: 'false' });
  private readonly size = new Choice(
    '尺寸',
    SIZES.map((size) => [size, size.replace('x', ' × ')] as const),
    (size) => this.change({ size }),
  );
  private readonly zoom = new Choice<Zoom>(
    '缩放',
    [
      ['fit', '适合窗口'],
      ['full', '100%'],
    ],
    () => this.fit(),
  );
  private readonly theme = new Choice<Theme>(
    '配色',
    [
      ['light', '浅色'],
      ['dark', '深色'],
    ],
    (theme) => this.change({ theme }),
  );
  private readonly city = new Choice(
    '位置',
    CITIES.map(({ id, name }) => [id, name] as const),
    (city) => {
      forgetCampaignPlaces();
      this.change({ city });
    },
  );
  private readonly toggles: Readonly<Record<PhoneKind, HTMLButtonElement>> = {
    h5: this.makeToggle('h5'),
    weapp: this.makeToggle('weapp'),
    alipay: this.makeToggle('alipay'),
  };
  private readonly code = new PhoneCode((message) => this.say(message));
  private readonly inspector = new Inspector({
    say: (message) => this.say(message),
    onFault: (fault) => this.change({ faults: [...this.state.faults, fault] }),
    onFaultsCleared: () => this.change({ faults: [] }),
    onClock: (clockMs) => {
      if (this.isStarted) this.change({ clockMs });
    },
  });
  /** Shown when the calls pass through to a gateway: the sandbox's own state and faults have no effect then. */
  private readonly gatewayLink = h('a', { class: 'more', href: '/__sandbox/gateway', hidden: true });
  private readonly row = h('div', { class: 'phones', tabindex: 0, role: 'group', 'aria-label': '手机' });
  private readonly page = h('div', { class: 'lab', 'data-side': 'fixtures' });
  private phones: readonly Phone[] = [];
  private routes: readonly Route[] = [];
  private toastTimer = 0;
  private openings = 0;
  private isStarted = false;

  private constructor(
    private readonly fixtures: readonly FixtureLink[],
    private readonly list: FixtureList,
  ) {}

  static async open(): Promise<void> {
    const fixtures = await api.fixtures();
    const lab: Lab = new Lab(
      fixtures,
      new FixtureList(fixtures, (open) => writeState({ ...lab.state, open })),
    );
    await lab.start();
  }

  private async start(): Promise<void> {
    const [routes, numbers, { report }] = await Promise.all([
      api.routes(),
      api.numbers(),
      api.gatewayReport(),
    ]);
    this.routes = routes;
    if (report !== null) {
      this.gatewayLink.textContent = `真实网关 ${report.gateway} 对照表 →`;
      this.gatewayLink.hidden = false;
    }
    const special = numbers
      .filter(({ number }) => isMobile(number))
      .map(({ number, description }) => [number, description] as const);
    this.phones = PHONE_KINDS.map(
      (kind) =>
        new Phone(kind, [...ORDINARY, ...special], {
          onHost: (host) => this.change({ host }),
          onAccount: (mobile) => this.change({ accounts: { ...this.state.accounts, [kind]: mobile } }),
          onProblem: (message) => this.say(message),
        }),
    );
    this.row.append(...this.phones.map((phone) => phone.element));
    this.makePage();
    document.body.append(this.page);
    window.addEventListener('resize', () => this.fit());
    window.addEventListener('hashchange', () => this.run(() => this.openAddress(this.state)));
    window.addEventListener('message', (event) => this.receive(event));
    document.addEventListener('keydown', (event) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      this.showSide('fixtures');
      this.list.focus();
    });
    await this.openAddress(FIRST_STATE);
  }

  private makePage(): void {
    const bar = h(
      'form',
      {
        class: 'bar',
        on: {
          submit: (event) => {
            event.preventDefault();
            this.change({ open: pathOf(this.address.value) });
          },
        },
      },
      this.address,
      this.size.element,
      this.zoom.element,
      this.theme.element,
      this.city.element,
      h(
        'div',
        { class: 'shown', role: 'group', 'aria-label': '显示的手机' },
        ...PHONE_KINDS.map((kind) => this.toggles[kind]),
      ),
      button('全部重开', () => this.phones.forEach((phone) => phone.reload())),
      button('手机扫码', () => this.run(() => this.code.open(this.path))),
      button('重置沙箱', () => this.run(() => this.reset()), { class: 'danger' }),
    );
    this.page.append(
      h(
        'div',
        { class: 'lab-head' },
        h('h1', { text: '设备实验室' }),
        h(
          'div',
          { class: 'sides', role: 'group', 'aria-label': '侧栏' },
          this.makeSideButton('fixtures', '夹具'),
          this.makeSideButton('inspector', '检查器'),
        ),
      ),
      h(
        'aside',
        { class: 'side', 'aria-label': '夹具列表' },
        h(
          'header',
          {},
          h('p', { text: '同一个沙箱网关，三台手机并排。' }),
          h('a', { class: 'more', href: '/__sandbox/studio', text: '编辑活动内容 →' }),
          h('a', { class: 'more', href: '/__sandbox/cards', text: '所有奖励卡片并排 →' }),
          h('a', { class: 'more', href: '/__sandbox/vitals', text: '各页面的表现 →' }),
          this.gatewayLink,
        ),
        this.list.search,
        this.list.element,
      ),
      h(
        'main',
        {},
        bar,
        this.notice,
        this.row,
        h('details', { class: 'limits' }, h('summary', { text: '引擎不覆盖什么' }), h('p', { text: LIMITS })),
      ),
      this.inspector.element,
      this.code.element,
      this.toast,
    );
  }

  private makeSideButton(side: Side, text: string): HTMLElement {
    return button(text, () => this.showSide(side), {
      'data-side': side,
      'aria-pressed': String(this.page.dataset.side === side),
    });
  }

  /** On a narrow window one side is shown at a time, so that all phones fit. */
  private showSide(side: Side): void {
    this.page.dataset.side = side;
    for (const each of this.page.querySelectorAll<HTMLElement>('.sides button'))
      each.setAttribute('aria-pressed', String(each.dataset.side === side));
  }

  private makeToggle(kind: PhoneKind): HTMLButtonElement {
    return button(PHONE_NAMES[kind], () => {
      const { shown } = this.state;
      this.change({
        shown: PHONE_KINDS.filter((each) => (each === kind ? !shown.includes(kind) : shown.includes(each))),
      });
    });
  }

  /** The fixture or address that is open, as an address of the app. */
  private get path(): string {
    const { open } = this.state;
    const fixture = open === null ? this.fixtures[0] : this.list.find(open);
    return fixture?.path ?? pathOf(open ?? '/');
  }

  /** Takes over what the lab's own address says: at the start, and when a link was followed. */
  private async openAddress(before: LabState): Promise<void> {
    const { state: read, problems } = readState(location.hash);
    const isKnown = read.open === null || read.open.startsWith('/') || this.list.find(read.open) !== null;
    const state = isKnown ? read : { ...read, open: null };
    this.openings += 1;
    const opening = this.openings;
    try {
      // Before the pages: what they call has that time and those faults.
      await arrange(state, before);
    } finally {
      if (opening === this.openings) {
        this.show(state, before);
        this.explain([
          ...(this.gatewayLink.hidden ? [] : [PASSED_THROUGH]),
          ...problems,
          ...(isKnown ? [] : [`没有夹具“${read.open ?? ''}”，打开了第一个。`]),
        ]);
      }
    }
    const { offsetMs } = await api.clock();
    if (opening !== this.openings) return;
    this.isStarted = true;
    this.change({ clockMs: offsetMs });
  }

  /** A control was used: the address follows. */
  private change(change: Partial<LabState>): void {
    const before = this.state;
    const next = { ...before, ...change };
    if (writeState(next) === writeState(before)) return;
    this.show(next, before);
    history.replaceState(null, '', location.pathname + location.search + writeState(next));
  }

  private show(state: LabState, before: LabState): void {
    this.state = state;
    const theme = state.theme ?? systemTheme();
    document.documentElement.dataset.theme = theme;
    this.size.set(state.size);
    this.theme.set(theme);
    this.city.set(state.city);
    for (const kind of PHONE_KINDS)
      this.toggles[kind].setAttribute('aria-pressed', String(state.shown.includes(kind)));
    const { path } = this;
    this.address.value = path;
    const view = { address: path, host: state.host, size: state.size, theme, place: placeOf(state.city) };
    for (const phone of this.phones) {
      const { kind } = phone;
      phone.show(
        { ...view, account: state.accounts[kind], isShown: state.shown.includes(kind) },
        this.routes,
      );
    }
    for (const kind of PHONE_KINDS)
      if (state.accounts[kind] !== before.accounts[kind]) this.inspector.follow(state.accounts[kind]);
    const fixture = state.open === null ? (this.fixtures[0] ?? null) : this.list.find(state.open);
    this.list.show(fixture);
    document.title = fixture === null ? '设备实验室' : `${fixture.code} · 设备实验室`;
    this.fit();
  }

  /** Scales the phones so that those shown fit the window; their pages keep their own width. */
  private fit(): void {
    const shown = this.phones.filter((phone) => phone.isShown);
    const style = getComputedStyle(this.row);
    const gap = parseFloat(style.columnGap) || 0;
    const width =
      this.row.clientWidth -
      parseFloat(style.paddingLeft) -
      parseFloat(style.paddingRight) -
      // Also before the first one and after the last.
      gap * (shown.length + 1);
    const height =
      this.row.clientHeight -
      parseFloat(style.paddingTop) -
      parseFloat(style.paddingBottom) -
      Math.max(0, ...shown.map((phone) => phone.barHeight));
    const isNarrow = matchMedia('(max-width: 720px)').matches;
    const wide = isNarrow ? this.row.clientWidth - 32 : width / Math.max(1, shown.length);
    const screen = sizeOf(this.state.size);
    const zoom = Math.min(
      1,
      wide / (screen.width + CASE.width),
      isNarrow ? 1 : height / (screen.height + CASE.height),
    );
    this.row.style.setProperty('--zoom', String(this.zoom.value === 'full' ? 1 : Math.max(MIN_ZOOM, zoom)));
  }

  private explain(sentences: readonly string[]): void {
    this.notice.hidden = sentences.length === 0;
    this.notice.replaceChildren(
      h('ul', {}, ...sentences.map((text) => h('li', { text }))),
      button('知道了', () => this.explain([])),
    );
    this.fit();
  }

  private async reset(): Promise<void> {
    await api.reset();
    emptyAllPhones();
    for (const phone of this.phones) phone.forgetLogins();
    this.change({ faults: [], clockMs: 0 });
    for (const phone of this.phones) phone.reload();
    this.inspector.startOver();
    this.say('已回到初始状态');
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

  private run(work: () => Promise<void>): void {
    work().catch((error: unknown) => this.say(error instanceof Error ? error.message : String(error)));
  }

  private say(message: string): void {
    window.clearTimeout(this.toastTimer);
    this.toast.textContent = message;
    this.toast.classList.add('is-shown');
    this.toastTimer = window.setTimeout(() => this.toast.classList.remove('is-shown'), 3000);
  }
}

/** The sandbox's clock and faults as an address says; what it says as before stays as it is now. */
async function arrange({ clockMs, faults }: LabState, before: LabState): Promise<void> {
  if (clockMs !== before.clockMs) await api.setClock(clockMs);
  if (JSON.stringify(faults) === JSON.stringify(before.faults)) return;
  await api.clearFaults();
  for (const fault of faults) await api.addFault(sandboxFault(fault));
}

/** What was typed, as an address of this app: never of another site. */
const pathOf = (text: string): string => `/${text.trim().replace(/^[/\\]+/, '')}`;

Lab.open().catch((error: unknown) => {
  document.body.append(
    h('p', {
      class: 'broken',
      role: 'alert',
      text: `实验室打不开：${error instanceof Error ? error.message : String(error)}`,
    }),
  );
});
