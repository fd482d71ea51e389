import { api, type Route } from './api';
import { emptyPhone, keepSilentLogin, keepToken, phoneName, type PhonePlace } from './appStorage';
import { button, Choice, h } from './dom';
import { HOSTS, TOKEN_COOKIE, type LabHost } from './hosts';
import { isMobile, type PhoneKind, type Size, type Theme } from './labState';
import { matchRoute } from './match';
import { type LabPlace, placeParam } from './places';

/** What one phone shows. */
interface PhoneView {
  /** Address of the app. */
  readonly address: string;
  readonly host: string;
  /** Phone number, '' for the user who logs in on the phone. */
  readonly account: string;
  readonly size: Size;
  readonly theme: Theme;
  readonly place: LabPlace;
  readonly isShown: boolean;
}

/** Size of the case around the screen, in CSS px: left plus right, top plus bottom. */
export const CASE = { width: 20, height: 56 } as const;

export interface EngineReport {
  readonly page: string;
  readonly errors: number;
  readonly lastError: string;
  readonly meter: { readonly calls: number; readonly bytes: number };
}

/** What the user of the lab does on one phone's bar. */
interface PhoneEvents {
  onHost(host: string): void;
  onAccount(mobile: string): void;
  onProblem(message: string): void;
}

/** Number that a mini program's phone button returns while nobody is chosen. */
const BUTTON_PHONE = '13900000005';
/** The lab's visits are all measured (docs/vitals.md). */
const SAMPLED = 'vitals=1';
const OTHER = 'other';
const TITLES: Readonly<Record<PhoneKind, string>> = {
  h5: 'H5',
  weapp: '微信小程序包',
  alipay: '支付宝小程序包',
};

const hostOf = (id: string): LabHost => HOSTS.find((host) => host.id === id) ?? (HOSTS[0] as LabHost);

export const sizeOf = (size: Size): { readonly width: number; readonly height: number } => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
};

/** One phone of the lab: a frame with a bar above it. */
export class Phone {
  readonly element: HTMLElement;
  private readonly stage = h('div', { class: 'stage' });
  private readonly box = h('div', { class: 'stage-box' }, this.stage);
  private readonly status = h('p', { class: 'phone-status', 'aria-live': 'polite' });
  private readonly host = new Choice(
    '宿主',
    HOSTS.map((host) => [host.id, host.label] as const),
    (id) => this.events.onHost(id),
  );
  private readonly account = new Choice<string>('登录为', [['', '自己登录']], (mobile) =>
    this.choose(mobile),
  );
  private readonly other: HTMLInputElement;
  private frame: HTMLIFrameElement | null = null;
  private view: PhoneView | null = null;
  private routes: readonly Route[] = [];
  /** By name of the phone: who was last logged in from the lab, and with what. */
  private readonly logins = new Map<string, { readonly mobile: string; readonly token: string }>();
  private visit = 0;

  constructor(
    readonly kind: PhoneKind,
    private readonly numbers: readonly (readonly [mobile: string, text: string])[],
    private readonly events: PhoneEvents,
  ) {
    const title = TITLES[kind];
    this.other = h('input', {
      class: 'other-number',
      'aria-label': `${title} 的其他号码`,
      placeholder: '11 位号码，回车',
      inputmode: 'numeric',
      maxlength: 11,
      hidden: true,
      on: { change: () => this.enter() },
    });
    this.element = h(
      'section',
      { class: 'phone', 'aria-label': title, 'data-kind': kind },
      h(
        'header',
        { class: 'phone-head' },
        h('h2', { text: title }),
        button('↻', () => this.reload(), {
          class: 'ghost',
          'aria-label': `重新打开 ${title}`,
          title: '重新打开',
        }),
        button('⌫', () => this.clear(), {
          class: 'ghost',
          'aria-label': `清空 ${title} 的本地数据`,
          title: '清空本地数据',
        }),
        h(
          'div',
          { class: 'phone-controls' },
          kind === 'h5' ? this.host.element : null,
          this.account.element,
          this.other,
        ),
      ),
      this.box,
      this.status,
    );
  }

  /** Height of what is above and below the case, in CSS px. */
  get barHeight(): number {
    return this.element.offsetHeight - this.box.offsetHeight;
  }

  get isShown(): boolean {
    return this.view?.isShown ?? false;
  }

  /** Shows this, and opens the page again if anything but the size has changed. */
  show(view: PhoneView, routes: readonly Route[]): void {
    const before = this.view;
    this.view = view;
    this.routes = routes;
    this.element.hidden = !view.isShown;
    const { width, height } = sizeOf(view.size);
    this.element.style.setProperty('--width', `${width}px`);
    this.element.style.setProperty('--height', `${height}px`);
    this.host.set(view.host);
    this.offerAccounts(view.account);
    if (before === null || pageOf(before, this.kind) !== pageOf(view, this.kind)) this.reload();
  }

  private offerAccounts(mobile: string): void {
    const isListed = mobile === '' || this.numbers.some(([known]) => known === mobile);
    this.account.offer([
      ['', '自己登录'],
      ...this.numbers.map(([known, text]) => [known, `${known} ${text}`] as const),
      ...(isListed ? [] : [[mobile, mobile] as const]),
      [OTHER, '其他号码…'],
    ]);
    this.account.set(mobile);
    this.other.hidden = true;
  }

  private choose(mobile: string): void {
    this.other.hidden = mobile !== OTHER;
    if (mobile !== OTHER) return this.events.onAccount(mobile);
    this.other.value = '';
    this.other.focus();
  }

  private enter(): void {
    const mobile = this.other.value.trim();
    if (isMobile(mobile)) this.events.onAccount(mobile);
    else this.events.onProblem(`“${mobile}” 不是 11 位手机号`);
  }

  /** After a reset of the sandbox no login is left. */
  forgetLogins(): void {
    this.logins.clear();
  }

  reload(): void {
    this.load().catch((error: unknown) =>
      this.events.onProblem(error instanceof Error ? error.message : String(error)),
    );
  }

  private async load(): Promise<void> {
    const { view } = this;
    if (view === null) return;
    this.visit += 1;
    const { visit } = this;
    // Before anything of the phone's storage changes: a page writes when it is left.
    this.showNothing('');
    this.status.textContent = '';
    if (!view.isShown) return;
    const route = this.kind === 'h5' ? null : matchRoute(this.routes, view.address);
    if (this.kind !== 'h5' && route === null)
      return this.showNothing('路由表里没有这一页（先运行 npm run build，让 dist/routes.json 存在）');
    const token = await this.logIn(view);
    if (visit !== this.visit) return;
    const frame = h('iframe', { title: TITLES[this.kind] });
    if (this.kind === 'h5') {
      const host = hostOf(view.host);
      const cookies = { ...host.cookies, ...(token === null ? {} : { [TOKEN_COOKIE]: token }) };
      const { userAgent, bridges = [] } = host;
      const { theme, place } = view;
      const profile = { phone: phoneName(this.place(view)), userAgent, cookies, bridges, theme, place };
      // The name carries the host profile: it survives navigation and exists before any script of the page.
      frame.name = `lab:${JSON.stringify(profile)}`;
      frame.src = h5Address(view.address, host);
    } else {
      frame.name = `engine-${this.kind}`;
      frame.src = this.engineAddress(view, route ?? { page: '', query: '' });
    }
    this.stage.replaceChildren(frame);
    this.frame = frame;
  }

  private place({ host }: PhoneView): PhonePlace {
    return { kind: this.kind, host };
  }

  /**
   * Makes the chosen number the phone's account, once for each choice: afterwards the user of the lab may log out and in
   * on the phone itself.
   * @returns the token that an app passes to its pages; null: it passes none
   */
  private async logIn(view: PhoneView): Promise<string | null> {
    const place = this.place(view);
    const name = phoneName(place);
    const isApp = this.kind === 'h5' && hostOf(view.host).canBeLoggedIn === true;
    const mobile = view.account;
    const last = this.logins.get(name);
    if (mobile === (last?.mobile ?? '')) return isApp && last !== undefined ? last.token || null : null;
    emptyPhone(place);
    let token = '';
    if (this.kind === 'h5') {
      token = mobile === '' ? '' : (await api.token(mobile)).token;
      if (token !== '' && !isApp) keepToken(place, token);
    } else {
      await api.setHostUser(this.kind === 'weapp' ? 5 : 6, name, mobile === '' ? null : mobile);
      if (mobile !== '') keepSilentLogin(place);
    }
    this.logins.set(name, { mobile, token });
    return isApp && token !== '' ? token : null;
  }

  private showNothing(reason: string): void {
    this.frame = null;
    this.stage.replaceChildren(...(reason === '' ? [] : [h('p', { class: 'stage-note', text: reason })]));
  }

  private engineAddress(
    view: PhoneView,
    { page, query }: { readonly page: string; readonly query: string },
  ): string {
    const { place } = view;
    const params = new URLSearchParams({
      path: page,
      query: query === '' ? SAMPLED : `${query}&${SAMPLED}`,
      theme: view.theme,
      device: phoneName(this.place(view)),
      phone: view.account === '' ? BUTTON_PHONE : view.account,
    });
    if (place !== null) params.set('place', placeParam(place));
    return `/__sandbox/engine/${this.kind}/?${params.toString()}`;
  }

  private clear(): void {
    if (this.view === null) return;
    this.showNothing('');
    emptyPhone(this.place(this.view));
    this.logins.delete(phoneName(this.place(this.view)));
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

/** What a page depends on; the host is the browser's only. */
const pageOf = ({ address, host, account, theme, place, isShown }: PhoneView, kind: PhoneKind): string =>
  JSON.stringify([address, kind === 'h5' ? host : '', account, theme, place, isShown]);

function h5Address(address: string, host: LabHost): string {
  const query = [host.query, SAMPLED].filter((part) => part !== undefined).join('&');
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
