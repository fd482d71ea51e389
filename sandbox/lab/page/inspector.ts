import { api, type GatewayCall } from './api';
import { CallsPanel, pretty } from './calls';
import { button, h } from './dom';
import { FaultPanel } from './faultPanel';
import type { LabFault } from './labState';
import { panel } from './panel';
import { SwitchesPanel } from './switches';

const PERIOD_MS = 1000;
const HOUR_MS = 3_600_000;

interface InspectorEvents {
  say(message: string): void;
  onFault(fault: LabFault): void;
  onFaultsCleared(): void;
  /** The server's clock was moved, here or elsewhere. */
  onClock(offsetMs: number): void;
}

/** The lab's right side: gateway calls, SMS codes, switches, faults, clock, tracking. Polls while the page is visible. */
export class Inspector {
  readonly element: HTMLElement;
  private readonly calls: CallsPanel;
  private readonly faults: FaultPanel;
  private readonly switches: SwitchesPanel;
  private readonly smsList = h('ul', { class: 'sms' });
  private readonly trackList = h('ol', { class: 'calls', 'aria-label': '埋点事件' });
  private readonly trackCount = h('span', { class: 'count' });
  private readonly clockBadge = h('span', { class: 'count' });
  private readonly hours = h('input', { type: 'number', value: 0, step: 'any', required: true });
  private readonly now = h('output', { class: 'now' });
  private shownEvents = -1;
  private offsetMs: number | null = null;

  constructor(private readonly events: InspectorEvents) {
    this.calls = new CallsPanel({
      say: (message) => events.say(message),
      onFault: (path) => this.faults.prepare(path),
    });
    this.faults = new FaultPanel({
      say: (message) => events.say(message),
      onAdded: (fault) => events.onFault(fault),
      onCleared: () => events.onFaultsCleared(),
    });
    this.switches = new SwitchesPanel((message) => events.say(message));
    this.element = h(
      'aside',
      { class: 'inspector', 'aria-label': '检查器' },
      this.calls.element,
      panel('短信验证码', null, false, this.smsList),
      this.switches.element,
      this.faults.element,
      panel('服务器时钟', this.clockBadge, false, this.makeClockForm()),
      panel('埋点', this.trackCount, false, this.trackList),
    );
    window.setInterval(() => {
      if (!document.hidden) this.refresh();
    }, PERIOD_MS);
    this.refresh();
  }

  refresh(): void {
    this.run(() => this.poll());
  }

  /** The account of the phones, whose orders the switches then move. */
  follow(mobile: string): void {
    this.switches.follow(mobile);
  }

  /** After a reset. */
  startOver(): void {
    this.switches.refresh();
    this.refresh();
  }

  private async poll(): Promise<void> {
    const calls = await api.requests();
    if (this.calls.show(calls)) {
      this.faults.notice(calls);
      await this.showCodes(calls);
    }
    const tracked = await api.events().catch(() => []);
    if (tracked.length !== this.shownEvents) {
      this.shownEvents = tracked.length;
      this.trackCount.textContent = String(tracked.length);
      this.trackList.replaceChildren(...tracked.slice(-60).reverse().map(eventRow));
    }
    this.faults.show(await api.faults());
    await this.switches.poll();
    this.showClock(await api.clock());
  }

  /** The last codes of the numbers that requested one. */
  private async showCodes(calls: readonly GatewayCall[]): Promise<void> {
    const mobiles = new Set<string>();
    for (const call of calls) {
      const mobile: unknown =
        typeof call.body === 'object' && call.body !== null ? Reflect.get(call.body, 'mobile') : undefined;
      if (call.path.includes('sendSmsCode') && typeof mobile === 'string') mobiles.add(mobile);
    }
    const rows = await Promise.all(
      [...mobiles].slice(-5).map(async (mobile) => {
        const sent = await api.sms(mobile).catch(() => null);
        return sent === null
          ? null
          : h('li', {}, h('span', { text: mobile }), h('output', { text: sent.code }));
      }),
    );
    const shown = rows.filter((row) => row !== null);
    this.smsList.replaceChildren(
      ...(shown.length > 0
        ? shown
        : [h('li', { class: 'empty', text: '还没有发送过；任意手机号的验证码都是 123456。' })]),
    );
  }

  private makeClockForm(): HTMLElement {
    const move = (offsetMs: number): void =>
      this.run(async () => this.showClock(await api.setClock(offsetMs)));
    return h(
      'form',
      {
        class: 'form',
        on: {
          submit: (event) => {
            event.preventDefault();
            move(Math.round(this.hours.valueAsNumber * HOUR_MS));
          },
        },
      },
      h('label', { class: 'field' }, h('span', { text: '偏移（小时）' }), this.hours),
      h('button', { type: 'submit', class: 'primary', text: '拨动' }),
      button('复位', () => move(0), { class: 'ghost' }),
      this.now,
    );
  }

  private showClock({ offsetMs, nowMs }: { readonly offsetMs: number; readonly nowMs: number }): void {
    const text = new Date(nowMs).toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai', hour12: false });
    this.now.textContent = `现在 ${text}`;
    if (offsetMs === this.offsetMs) return;
    this.offsetMs = offsetMs;
    const hours = Number((offsetMs / HOUR_MS).toFixed(2));
    this.hours.value = String(hours);
    this.clockBadge.textContent = offsetMs === 0 ? '' : `${hours > 0 ? '+' : ''}${hours} 小时`;
    this.events.onClock(offsetMs);
  }

  private run(work: () => Promise<void>): void {
    work().catch((error: unknown) => this.events.say(error instanceof Error ? error.message : String(error)));
  }
}

function eventRow(event: unknown): HTMLElement {
  const read = (name: string): string =>
    typeof event === 'object' && event !== null ? String(Reflect.get(event, name) ?? '') : '';
  return h(
    'li',
    {},
    h(
      'details',
      {},
      h(
        'summary',
        {},
        h('span', { class: 'path', text: `${read('fc_page')} ${read('fc_component')}` }),
        h('span', { class: 'code', text: read('fc_type') }),
      ),
      h('pre', { tabindex: 0, text: pretty(event) }),
    ),
  );
}
