import { api, type FixtureLink } from './api';
import { h, select } from './dom';
import { HOSTS } from './hosts';

/** Account of the cards; its parcels advance them. */
const MOBILE = '13900000008';
/** A page that takes a token from its address; frames of one tab share its storage. */
const LOGIN_PATH = '/list/LIST-0';
const LOGIN_TIMEOUT_MS = 60_000;
const TOKEN_POLL_MS = 100;
const LOADED_AT_ONCE = 4;
const PHONE = 'cards';

type Theme = 'light' | 'dark';

/** Every task package of the fixtures side by side, each as the app's own page shows it. */
class Cards {
  private readonly grid = h('div', { class: 'cards-grid' });
  private readonly status = h('p', { class: 'subpage-status cards-status', role: 'status' });
  private fixtures: readonly FixtureLink[] = [];
  private theme: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  private visit = 0;

  async start(): Promise<void> {
    this.fixtures = (await api.fixtures()).filter(({ path }) => path.startsWith('/cabinetScan/success'));
    document.body.append(this.makePage());
    await this.load();
  }

  private makePage(): HTMLElement {
    const action = (text: string, work: () => Promise<void>): HTMLElement =>
      h('button', { type: 'button', text, on: { click: () => this.run(work) } });
    return h(
      'main',
      { class: 'cards' },
      h(
        'header',
        { class: 'subpage-head' },
        h(
          'div',
          {},
          h('h1', { text: '奖励卡片' }),
          h('p', { text: `每个任务包各开一页，登录的是 ${MOBILE}；给它寄件，所有卡片一起前进。` }),
        ),
        h(
          'div',
          { class: 'bar' },
          h('a', { href: '/__sandbox/', text: '← 设备实验室' }),
          select(
            '配色',
            [
              ['light', '浅色'],
              ['dark', '深色'],
            ],
            this.theme,
            (theme) => {
              this.theme = theme === 'dark' ? 'dark' : 'light';
              this.run(() => this.load());
            },
          ),
          action('寄出一件（待揽收）', async () => {
            await api.parcels(MOBILE, false);
            await this.load();
          }),
          action('全部发运', async () => {
            await api.shipParcels(MOBILE);
            await this.load();
          }),
          action('刷新', () => this.load()),
        ),
      ),
      this.status,
      this.grid,
    );
  }

  /** Logs in through one frame, then opens the others, a few at a time. */
  private async load(): Promise<void> {
    this.visit += 1;
    const visit = this.visit;
    document.documentElement.dataset.theme = this.theme;
    this.grid.replaceChildren();
    this.say('正在登录…');
    const { token } = await api.token(MOBILE);
    await this.login(token);
    if (visit !== this.visit) return; // another load started meanwhile
    const waiting = [...this.fixtures];
    const openNext = async (): Promise<void> => {
      for (let item = waiting.shift(); item !== undefined && visit === this.visit; item = waiting.shift()) {
        this.say(`正在打开 ${item.code}，还有 ${waiting.length} 个`);
        await this.open(item);
      }
    };
    const places = new Map(this.fixtures.map((item) => [item.code, this.makePlace(item)]));
    this.grid.replaceChildren(...places.values());
    await Promise.all(Array.from({ length: LOADED_AT_ONCE }, openNext));
    if (visit === this.visit) this.say(`${this.fixtures.length} 个任务包`);
  }

  private async login(token: string): Promise<void> {
    const key = `lab:${PHONE}:`;
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(key)) sessionStorage.removeItem(name);
    const frame = this.makeFrame('登录', `${LOGIN_PATH}?token=${encodeURIComponent(token)}`);
    frame.className = 'cards-login';
    frame.setAttribute('aria-hidden', 'true');
    document.body.append(frame);
    try {
      await this.tokenIsKept(token);
    } finally {
      frame.remove();
    }
  }

  /** Resolves when the app has stored the token in the storage that the frames share. */
  private async tokenIsKept(token: string): Promise<void> {
    const end = performance.now() + LOGIN_TIMEOUT_MS;
    while (performance.now() < end) {
      if (Object.values(sessionStorage).some((value) => String(value).includes(token))) return;
      await new Promise((resolve) => window.setTimeout(resolve, TOKEN_POLL_MS));
    }
    throw new Error(`${LOGIN_PATH} 没有收下 token（先运行 npm run build:h5）`);
  }

  private makePlace(item: FixtureLink): HTMLElement {
    return h(
      'section',
      { class: 'cards-item', 'aria-label': item.code, 'data-code': item.code },
      h(
        'header',
        {},
        h('a', { href: `/__sandbox/#fixture=${encodeURIComponent(item.code)}`, text: item.code }),
        h('span', { text: item.title }),
      ),
      h('div', { class: 'cards-screen' }),
      h('small', { text: item.description }),
    );
  }

  private open(item: FixtureLink): Promise<void> {
    const screen = [...this.grid.children]
      .find((place) => place.getAttribute('data-code') === item.code)
      ?.querySelector('.cards-screen');
    const frame = this.makeFrame(`${item.code} ${item.title}`, item.path);
    return new Promise((resolve) => {
      frame.addEventListener('load', () => resolve(), { once: true });
      screen?.replaceChildren(frame);
    });
  }

  private makeFrame(title: string, src: string): HTMLIFrameElement {
    const frame = h('iframe', { title });
    frame.name = `lab:${JSON.stringify({ phone: PHONE, userAgent: HOSTS[0]?.userAgent ?? '', cookies: {}, bridges: [], theme: this.theme })}`;
    frame.src = src;
    return frame;
  }

  private run(work: () => Promise<void>): void {
    work().catch((error: unknown) => this.say(error instanceof Error ? error.message : String(error)));
  }

  private say(message: string): void {
    this.status.textContent = message;
  }
}

new Cards().start().catch((error: unknown) => {
  document.body.append(
    h('p', {
      class: 'broken',
      role: 'alert',
      text: `卡片打不开：${error instanceof Error ? error.message : String(error)}`,
    }),
  );
});
