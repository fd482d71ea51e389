import type { Route } from '../../lab/page/api';
import { keepConsent } from '../../lab/page/appStorage';
import { h } from '../../lab/page/dom';
import { HOSTS } from '../../lab/page/hosts';
import { matchRoute } from '../../lab/page/match';
import { type LabPlace, placeParam } from '../../lab/page/places';
import { elementsToIds } from './rules/moduleElements';

export type PhoneKind = 'h5' | 'weapp' | 'alipay';

/** How the phones look, and where they are. */
export interface Look {
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly place: LabPlace;
}

const TITLES: Readonly<Record<PhoneKind, string>> = { h5: 'H5', weapp: '微信小程序', alipay: '支付宝小程序' };
const CASE_PX = 20;
const WATCH_MS = 120;
/** The engine's first start compiles the package. */
const NUMBER = '13900000005';

/** What a mini program's engine lets its page's owner do. */
interface Engine {
  hideApp(): void;
  showApp(): void;
}

/** One phone beside the editor: a frame that opens the draft and follows it. */
export class StudioPhone {
  readonly element: HTMLElement;
  private readonly stage = h('div', { class: 'studio-stage' });
  private readonly status = h('p', { class: 'studio-phone-status' });
  private frame: HTMLIFrameElement | null = null;
  private look: Look = { width: 375, height: 812, theme: 'light', place: null };
  private address = '';
  private routes: readonly Route[] = [];
  private watcher: MutationObserver | null = null;

  constructor(
    readonly kind: PhoneKind,
    /** Ids of the modules on the page; only of the H5 phone. */
    private readonly onModules: (ids: ReadonlySet<string>) => void,
  ) {
    this.element = h(
      'section',
      { class: 'studio-phone', 'aria-label': TITLES[kind] },
      h(
        'header',
        {},
        h('h3', { text: TITLES[kind] }),
        h('button', {
          type: 'button',
          class: 'ghost',
          'aria-label': `重新打开${TITLES[kind]}`,
          title: '重新打开',
          text: '↻',
          on: { click: () => this.load() },
        }),
      ),
      h('div', { class: 'studio-stage-box' }, this.stage),
      this.status,
    );
  }

  get isShown(): boolean {
    return !this.element.hidden;
  }

  setShown(isShown: boolean): void {
    if (isShown === this.isShown) return;
    this.element.hidden = !isShown;
    this.load();
  }

  /** Opens an H5 address; in packages, the page that the route table has for it. */
  open(address: string, routes: readonly Route[], look: Look): void {
    const isSame =
      address === this.address && look.theme === this.look.theme && look.place === this.look.place;
    this.address = address;
    this.routes = routes;
    this.look = look;
    this.element.style.setProperty('--width', `${look.width}px`);
    this.element.style.setProperty('--height', `${look.height}px`);
    if (!isSame) this.load();
  }

  /** @param zoom 1: as large as a real phone */
  setZoom(zoom: number): void {
    this.element.style.setProperty('--zoom', String(zoom));
  }

  /** Width of the case at full size. */
  get fullWidth(): number {
    return this.look.width + CASE_PX;
  }

  load(): void {
    this.watcher?.disconnect();
    if (!this.isShown || this.address === '') {
      this.frame = null;
      this.stage.replaceChildren();
      return;
    }
    const frame = h('iframe', { title: TITLES[this.kind] });
    if (this.kind === 'h5') {
      const { theme, place } = this.look;
      const { userAgent = '' } = HOSTS[0] ?? {};
      frame.name = `lab:${JSON.stringify({ phone: 'studio', userAgent, cookies: {}, bridges: [], theme, place })}`;
      frame.src = this.address;
    } else {
      const route = matchRoute(this.routes, this.address);
      if (route === null) return this.say('路由表里没有这一页：先运行 npm run build');
      // The sheet that asks for it would cover what is edited.
      keepConsent(this.kind, this.device);
      frame.name = `engine-${this.kind}`;
      frame.src = this.engineAddress(route);
    }
    this.say('');
    this.stage.replaceChildren(frame);
    this.frame = frame;
    if (this.kind === 'h5') frame.addEventListener('load', () => this.watch(frame));
  }

  private get device(): string {
    return `studio-${this.kind}`;
  }

  private engineAddress({ page, query }: { readonly page: string; readonly query: string }): string {
    const { theme, place } = this.look;
    const params = new URLSearchParams({
      path: page,
      query,
      theme,
      device: this.device,
      phone: NUMBER,
    });
    if (place !== null) params.set('place', placeParam(place));
    return `/__sandbox/engine/${this.kind}/?${params.toString()}`;
  }

  /** Lets the page fetch its content again as it does when a user returns to it: scrolling and login stay. */
  comeBack(): void {
    const inside = this.frame?.contentWindow;
    if (inside === null || inside === undefined) return;
    if (this.kind === 'h5') {
      const { document: page } = inside;
      Object.defineProperty(page, 'visibilityState', { configurable: true, get: () => 'hidden' });
      page.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(page, 'visibilityState');
      page.dispatchEvent(new Event('visibilitychange'));
      return;
    }
    const engine: unknown = Reflect.get(inside, '__engine');
    if (!isEngine(engine)) return;
    engine.hideApp();
    engine.showApp();
  }

  private watch(frame: HTMLIFrameElement): void {
    this.watcher?.disconnect();
    const page = frame.contentDocument;
    if (page === null || frame !== this.frame) return;
    let timer = 0;
    const report = (): void => {
      const ids = elementsToIds([...page.querySelectorAll('[id^="m-"]')].map(({ id }) => id));
      if (ids.size > 0) this.onModules(ids);
    };
    this.watcher = new MutationObserver(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(report, WATCH_MS);
    });
    this.watcher.observe(page.body, { childList: true, subtree: true });
    report();
  }

  /** Whether a message of an engine came from this phone. */
  owns(source: MessageEventSource | null): boolean {
    return this.frame !== null && this.frame.contentWindow === source;
  }

  say(text: string): void {
    this.status.textContent = text;
  }
}

const isEngine = (value: unknown): value is Engine =>
  typeof value === 'object' && value !== null && 'hideApp' in value && 'showApp' in value;
