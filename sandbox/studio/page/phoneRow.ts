import type { Route } from '../../lab/page/api';
import { h } from '../../lab/page/dom';
import { CITIES, placeOf } from '../../lab/page/places';
import { choice } from './choice';
import { StudioPhone, type Look, type PhoneKind } from './phone';
import { studioApi } from './studioApi';

const SIZES: readonly (readonly [width: number, height: number])[] = [
  [375, 812],
  [320, 568],
  [414, 896],
  [768, 1024],
];
const NAMES: Readonly<Record<PhoneKind, string>> = { h5: 'H5', weapp: '微信', alipay: '支付宝' };
const GAP_PX = 16;
const MINUTE_MS = 60_000;

interface PhoneRowEvents {
  onModules(ids: ReadonlySet<string>): void;
  onProblem(error: unknown): void;
}

/** The phones with what surrounds them: width, colours, city and clock. */
export class PhoneRow {
  readonly element: HTMLElement;
  private readonly row = h('div', { class: 'studio-phone-row' });
  private readonly phones: readonly StudioPhone[];
  private readonly clock = h('input', { type: 'datetime-local', on: { change: () => this.setClock() } });
  private look: Look;
  private address = '';
  private routes: readonly Route[] = [];
  /** The server's clock without its offset, epoch milliseconds. */
  private realNowMs = Date.now();

  constructor(private readonly events: PhoneRowEvents) {
    const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    this.look = { width: 375, height: 812, theme, place: null };
    this.phones = (['h5', 'weapp', 'alipay'] as const).map((kind) => new StudioPhone(kind, events.onModules));
    this.row.append(...this.phones.map(({ element }) => element));
    this.element = h(
      'section',
      { class: 'studio-phones', 'aria-label': '手机' },
      h(
        'div',
        { class: 'studio-bar' },
        h(
          'div',
          { class: 'studio-shown', role: 'group', 'aria-label': '显示的手机' },
          ...this.phones.map((phone) => this.toggleOf(phone)),
        ),
        choice(
          '宽度',
          SIZES.map(([width, height]) => [`${width}x${height}`, `${width} px`]),
          (value) => {
            const [width = 375, height = 812] = value.split('x').map(Number);
            this.change({ width, height });
          },
        ),
        choice(
          '配色',
          theme === 'dark'
            ? [
                ['dark', '深色'],
                ['light', '浅色'],
              ]
            : [
                ['light', '浅色'],
                ['dark', '深色'],
              ],
          (value) => this.change({ theme: value === 'dark' ? 'dark' : 'light' }),
        ),
        choice(
          '城市',
          CITIES.map(({ id, name }) => [id, name]),
          (value) => this.change({ place: placeOf(value) }),
        ),
        h(
          'label',
          { class: 'field', title: '改的是整个沙箱的时间' },
          h('span', { text: '沙箱时间' }),
          this.clock,
        ),
        h('button', {
          type: 'button',
          text: '现在',
          'aria-label': '沙箱时间回到现在',
          on: { click: () => this.backToNow() },
        }),
      ),
      this.row,
    );
    new ResizeObserver(() => this.fit()).observe(this.row);
    document.documentElement.dataset['theme'] = theme;
  }

  async start(): Promise<void> {
    const [routes, clock] = await Promise.all([studioApi.routes(), studioApi.clock()]);
    this.routes = routes;
    this.showClock(clock);
  }

  /** Opens an address of the app on every phone, unless it is open already. */
  open(address: string): void {
    this.address = address;
    for (const phone of this.phones) phone.open(address, this.routes, this.look);
    this.fit();
  }

  /** @param isKept the pages fetch their content again; otherwise they are opened again */
  follow(isKept: boolean): void {
    for (const phone of this.phones) {
      if (isKept) phone.comeBack();
      else phone.load();
    }
  }

  receive(event: MessageEvent<unknown>): void {
    const { data } = event;
    if (event.origin !== location.origin || typeof data !== 'object' || data === null) return;
    const phone = this.phones.find((each) => each.owns(event.source));
    if (Reflect.get(data, 'type') === 'lab-build') phone?.say(String(Reflect.get(data, 'text')));
  }

  private change(look: Partial<Look>): void {
    this.look = { ...this.look, ...look };
    document.documentElement.dataset['theme'] = this.look.theme;
    this.open(this.address);
  }

  private toggleOf(phone: StudioPhone): HTMLElement {
    const toggle = h('button', {
      type: 'button',
      'aria-pressed': 'true',
      text: NAMES[phone.kind],
      on: {
        click: () => {
          phone.setShown(!phone.isShown);
          toggle.setAttribute('aria-pressed', String(phone.isShown));
          this.fit();
        },
      },
    });
    return toggle;
  }

  /** As large as the row allows, all phones alike. */
  private fit(): void {
    const shown = this.phones.filter(({ isShown }) => isShown);
    const [first] = shown;
    if (first === undefined) return;
    const width = (this.row.clientWidth - GAP_PX * (shown.length - 1)) / shown.length;
    const height = this.row.clientHeight - 62;
    const zoom = Math.min(1, width / first.fullWidth, height / (this.look.height + 40));
    for (const phone of this.phones) phone.setZoom(Math.max(0.25, zoom));
  }

  private setClock(): void {
    const wantedMs = Date.parse(this.clock.value);
    if (Number.isNaN(wantedMs)) return;
    this.sendClock(wantedMs - this.realNowMs);
  }

  private backToNow(): void {
    this.sendClock(0);
  }

  private sendClock(offsetMs: number): void {
    studioApi.setClock(offsetMs).then((clock) => {
      this.showClock(clock);
      this.follow(false);
    }, this.events.onProblem);
  }

  private showClock({ offsetMs, nowMs }: { readonly offsetMs: number; readonly nowMs: number }): void {
    this.realNowMs = nowMs - offsetMs;
    this.clock.value = new Date(nowMs - new Date(nowMs).getTimezoneOffset() * MINUTE_MS)
      .toISOString()
      .slice(0, 16);
  }
}
