import { api, type Route } from './api';
import { h, select } from './dom';
import { HOSTS, TOKEN_COOKIE, type LabHost } from './hosts';
import { matchRoute } from './match';

export type PhoneKind = 'h5' | 'weapp' | 'alipay';
export interface Look {
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
}

/** Size of the case around the screen, in CSS px: left plus right, top plus bottom. */
export const CASE = { width: 20, height: 56 } as const;

export interface EngineReport {
  readonly page: string;
  readonly errors: number;
  readonly lastError: string;
  readonly meter: { readonly calls: number; readonly bytes: number };
}

/** Phone number of the consumer app's account in the sandbox. */
const APP_ACCOUNT = '13900000002';
/** The lab's visits are all measured (docs/vitals.md). */
const SAMPLED = 'vitals=1';
const TITLES: Readonly<Record<PhoneKind, string>> = {
  h5: 'H5',
  weapp: '微信小程序包',
  alipay: '支付宝小程序包',
};

/** One phone of the lab: a frame with a bar above it. */
export class Phone {
  readonly element: HTMLElement;
  private readonly stage = h('div', { class: 'stage' });
  private readonly status = h('p', { class: 'phone-status', 'aria-live': 'polite' });
  private frame: HTMLIFrameElement | null = null;
  private host: LabHost = HOSTS[0] as LabHost;
  private isLoggedIn = false;
  private address = '/';
  private route: { page: string; query: string } | null = null;
  private look: Look = { width: 375, height: 812, theme: 'light' };
  private visit = 0;
  isShown = true;

  constructor(
    readonly kind: PhoneKind,
    private readonly onProblem: (message: string) => void,
  ) {
    const controls = h('div', { class: 'phone-controls' });
    if (kind === 'h5') {
      controls.append(
        select(
          '宿主',
          HOSTS.map((host) => [host.id, host.label] as const),
          this.host.id,
          (id) => {
            this.host = HOSTS.find((host) => host.id === id) ?? this.host;
            loggedIn.hidden = this.host.canBeLoggedIn !== true;
            this.reload();
          },
        ),
      );
    }
    const box = h('input', { type: 'checkbox', on: { change: () => this.setLoggedIn(box.checked) } });
    const loggedIn = h(
      'label',
      { class: 'check', hidden: kind === 'h5' },
      box,
      kind === 'h5' ? 'App 已登录' : '账号已绑手机',
    );
    controls.append(
      loggedIn,
      h('button', {
        type: 'button',
        class: 'ghost',
        'aria-label': `重新打开 ${TITLES[kind]}`,
        title: '重新打开',
        text: '↻',
        on: { click: () => this.reload() },
      }),
      h('button', {
        type: 'button',
        class: 'ghost',
        'aria-label': `清空 ${TITLES[kind]} 的本地数据`,
        title: '清空本地数据',
        text: '⌫',
        on: { click: () => this.clear() },
      }),
    );
    this.element = h(
      'section',
      { class: 'phone', 'aria-label': TITLES[kind], 'data-kind': kind },
      h('header', { class: 'phone-head' }, h('h2', { text: TITLES[kind] }), controls),
      h('div', { class: 'stage-box' }, this.stage),
      this.status,
    );
  }

  private setLoggedIn(isLoggedIn: boolean): void {
    this.isLoggedIn = isLoggedIn;
    this.reload();
  }

  setLook(look: Look): void {
    const isOther = look.theme !== this.look.theme;
    this.look = look;
    this.element.style.setProperty('--width', `${look.width}px`);
    this.element.style.setProperty('--height', `${look.height}px`);
    if (isOther) this.reload();
  }

  /** Opens an H5 address; in packages, the page that the route table has for it. */
  open(address: string, routes: readonly Route[]): void {
    this.address = address;
    this.route = this.kind === 'h5' ? null : matchRoute(routes, address);
    this.reload();
  }

  reload(): void {
    this.load().catch((error: unknown) =>
      this.onProblem(error instanceof Error ? error.message : String(error)),
    );
  }

  private async load(): Promise<void> {
    this.visit += 1;
    const visit = this.visit;
    if (!this.isShown) return this.showNothing('');
    this.status.textContent = '';
    if (this.kind !== 'h5' && this.route === null)
      return this.showNothing('路由表里没有这一页（先运行 npm run build，让 dist/routes.json 存在）');
    const cookies: Record<string, string> = { ...this.host.cookies };
    if (this.kind === 'h5' && this.host.canBeLoggedIn === true && this.isLoggedIn)
      cookies[TOKEN_COOKIE] = (await api.token(APP_ACCOUNT)).token;
    if (visit !== this.visit) return;
    const frame = h('iframe', { title: TITLES[this.kind] });
    // The name carries the host profile: it survives navigation and exists before any script of the page.
    frame.name =
      this.kind === 'h5'
        ? `lab:${JSON.stringify({ phone: `h5-${this.host.id}`, userAgent: this.host.userAgent, cookies, bridges: this.host.bridges ?? [], theme: this.look.theme })}`
        : `engine-${this.kind}`;
    frame.src = this.kind === 'h5' ? this.h5Address() : this.engineAddress();
    this.stage.replaceChildren(frame);
    this.frame = frame;
  }

  private showNothing(reason: string): void {
    this.frame = null;
    this.stage.replaceChildren(h('p', { class: 'stage-note', text: reason }));
  }

  private h5Address(): string {
    const query = [this.host.query, SAMPLED].filter((part) => part !== undefined).join('&');
    return `${this.address}${this.address.includes('?') ? '&' : '?'}${query}`;
  }

  private engineAddress(): string {
    const { page, query } = this.route ?? { page: '', query: '' };
    const params = new URLSearchParams({
      path: page,
      query: query === '' ? SAMPLED : `${query}&${SAMPLED}`,
      theme: this.look.theme,
      device: `lab-${this.kind}`,
      phone: '13900000005',
    });
    if (this.isLoggedIn) params.set('bound', '1');
    return `/__sandbox/engine/${this.kind}/?${params.toString()}`;
  }

  private clear(): void {
    const prefix = this.kind === 'h5' ? `lab:h5-${this.host.id}:` : `engine:${this.kind}:lab-${this.kind}:`;
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    }
    if (this.kind === 'h5') localStorage.removeItem(`lab-cookies:h5-${this.host.id}`);
    this.reload();
  }

  /** Whether a message of an engine came from this phone. */
  owns(source: MessageEventSource | null): boolean {
    return this.frame !== null && this.frame.contentWindow === source;
  }

  /** Shows the build progress of this phone's package. */
  showBuild(text: string): void {
    this.status.ariaLive = 'off'; // changes every second; the phone's own screen says what matters
    this.status.textContent = text;
  }

  showReport(report: EngineReport): void {
    const parts = [
      `setData ${report.meter.calls} 次`,
      `${(report.meter.bytes / 1024).toFixed(1)} KB`,
      report.page,
    ];
    this.status.ariaLive = 'polite';
    this.status.textContent = parts.join(' · ');
    this.status.classList.toggle('is-bad', report.errors > 0);
    if (report.errors > 0) this.status.textContent += ` · ${report.errors} 个错误：${report.lastError}`;
  }
}
