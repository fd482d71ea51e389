import { api, type GatewayCall } from './api';
import { clock, h } from './dom';

const PERIOD_MS = 1000;
/** How much of each response is sent (sandbox/README.md, "Wires"). */
const WIRES: readonly (readonly [mode: string, text: string])[] = [
  ['full', '完整'],
  ['spec', '只有规格字段'],
  ['future', '未来字段'],
];
const nameOfWire = (mode: string): string => WIRES.find(([known]) => known === mode)?.[1] ?? mode;

function pretty(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '');
}

/** The lab's right side: gateway calls, tracking, SMS codes, faults, clock. Polls while the page is visible. */
export class Inspector {
  readonly element: HTMLElement;
  private readonly list = h('ol', { class: 'calls', 'aria-label': '网关请求' });
  private readonly count = h('span', { class: 'count' });
  private readonly trackList = h('ol', { class: 'calls', 'aria-label': '埋点事件' });
  private readonly trackCount = h('span', { class: 'count' });
  private readonly smsList = h('ul', { class: 'sms' });
  private readonly wireBadge = h('span', { class: 'count' });
  private readonly wire = h(
    'select',
    { name: 'wire', on: { change: () => this.switchWire(this.wire.value) } },
    ...WIRES.map(([value, text]) => h('option', { value, text })),
  );
  /** Keeps the response of a poll sent before a switch from undoing it. */
  private wireSwitches = 0;
  private shownCalls = -1;
  private lastStatus = '';
  private shownEvents = -1;

  constructor(private readonly say: (message: string) => void) {
    this.element = h(
      'aside',
      { class: 'inspector', 'aria-label': '检查器' },
      panel('网关请求', this.count, true, this.list),
      panel('短信验证码', null, true, this.smsList),
      panel('注入故障', this.wireBadge, false, h('div', {}, this.makeWireSwitch(), this.makeFaultForm())),
      panel('服务器时钟', null, false, this.makeClockForm()),
      panel('埋点', this.trackCount, false, this.trackList),
    );
    window.setInterval(() => {
      if (!document.hidden) this.refresh();
    }, PERIOD_MS);
    this.refresh();
  }

  refresh(): void {
    this.poll().catch((error: unknown) => this.say(error instanceof Error ? error.message : String(error)));
  }

  private async poll(): Promise<void> {
    const calls = await api.requests();
    const status = calls.map((call) => call.status ?? '-').join();
    if (calls.length !== this.shownCalls || status !== this.lastStatus) {
      this.shownCalls = calls.length;
      this.lastStatus = status;
      this.count.textContent = String(calls.length);
      const open = new Set(
        Array.from(this.list.querySelectorAll('details[open]'), (item) => item.getAttribute('data-key')),
      );
      const newest = calls
        .map((call, index) => ({ call, index }))
        .slice(-100)
        .reverse();
      this.list.replaceChildren(
        ...newest.map(({ call, index }) => callRow(call, String(index), open.has(String(index)))),
      );
      if (newest.length === 0)
        this.list.append(h('li', { class: 'empty', text: '还没有请求。打开一个夹具试试。' }));
      await this.showCodes(calls);
    }
    const events = await api.events().catch(() => []);
    if (events.length !== this.shownEvents) {
      this.shownEvents = events.length;
      this.trackCount.textContent = String(events.length);
      this.trackList.replaceChildren(...events.slice(-60).reverse().map(eventRow));
    }
    const switches = this.wireSwitches;
    const { mode } = await api.wire();
    if (switches === this.wireSwitches) this.showWire(mode);
  }

  private showWire(mode: string): void {
    this.wire.value = mode;
    this.wireBadge.textContent = mode === 'full' ? '' : nameOfWire(mode);
  }

  private switchWire(mode: string): void {
    this.wireSwitches += 1;
    api.setWire(mode).then(
      () => {
        this.showWire(mode);
        this.say(`网关应答：${nameOfWire(mode)}`);
      },
      (error: unknown) => this.say(String(error)),
    );
  }

  private makeWireSwitch(): HTMLElement {
    return h(
      'div',
      { class: 'form' },
      h('label', { class: 'field wide' }, h('span', { text: '网关应答' }), this.wire),
    );
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

  private makeFaultForm(): HTMLElement {
    const path = h('input', {
      name: 'path',
      required: true,
      placeholder: 'activity/info',
      autocomplete: 'off',
      list: 'fault-paths',
    });
    const paths = h(
      'datalist',
      { id: 'fault-paths' },
      ...[
        'activity/info',
        'preReceiveCheck',
        'receiveCoupon',
        'preCheckMobile',
        'sendSmsCode',
        'checkSmsCode',
        'loginByMobileCodeToken',
        'loginByMiniProgram',
      ].map((value) => h('option', { value })),
    );
    const kind = h(
      'select',
      { name: 'kind' },
      ...[
        ['status', '返回错误状态'],
        ['slow', '变慢'],
        ['hang', '一直不答'],
        ['drop', '断开连接'],
        ['malformed', '返回坏数据'],
        ['empty', '返回空'],
      ].map(([value, text]) => h('option', { value, text })),
    );
    const times = h('input', { name: 'times', type: 'number', min: 1, max: 99, value: 1 });
    const number = h('input', { name: 'number', type: 'number', min: 0, value: 500 });
    const numberLabel = h('label', { class: 'field' }, h('span', { text: '状态码' }), number);
    kind.addEventListener('change', () => {
      numberLabel.hidden = kind.value !== 'status' && kind.value !== 'slow';
      const caption = numberLabel.querySelector('span');
      if (caption !== null) caption.textContent = kind.value === 'slow' ? '毫秒' : '状态码';
      number.value = kind.value === 'slow' ? '3000' : '500';
    });
    const form = h(
      'form',
      { class: 'form' },
      h('label', { class: 'field wide' }, h('span', { text: '路径结尾' }), path),
      paths,
      h('label', { class: 'field' }, h('span', { text: '故障' }), kind),
      numberLabel,
      h('label', { class: 'field' }, h('span', { text: '次数' }), times),
      h('button', { type: 'submit', class: 'primary', text: '注入' }),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const fault: Record<string, unknown> = {
        path: path.value,
        kind: kind.value,
        times: Number(times.value),
      };
      if (kind.value === 'status') fault.status = Number(number.value);
      if (kind.value === 'slow') fault.delayMs = Number(number.value);
      api.addFault(fault).then(
        () => this.say(`已注入：${path.value}`),
        (error: unknown) => this.say(String(error)),
      );
    });
    return form;
  }

  private makeClockForm(): HTMLElement {
    const now = h('output', { class: 'now' });
    const move = (offsetMs: number): void => {
      api.setClock(offsetMs).then(
        ({ nowMs }) => {
          now.textContent = new Date(nowMs).toLocaleString('zh-CN', {
            timeZone: 'Asia/Shanghai',
            hour12: false,
          });
        },
        (error: unknown) => this.say(String(error)),
      );
    };
    const hours = h('input', { type: 'number', value: 0, step: 1, 'aria-label': '偏移小时' });
    return h(
      'form',
      {
        class: 'form',
        on: {
          submit: (event) => {
            event.preventDefault();
            move(Number(hours.value) * 3_600_000);
          },
        },
      },
      h('label', { class: 'field' }, h('span', { text: '偏移（小时）' }), hours),
      h('button', { type: 'submit', class: 'primary', text: '拨动' }),
      h('button', {
        type: 'button',
        class: 'ghost',
        text: '复位',
        on: {
          click: () => {
            hours.value = '0';
            move(0);
          },
        },
      }),
      now,
    );
  }
}

function panel(title: string, badge: HTMLElement | null, isOpen: boolean, body: HTMLElement): HTMLElement {
  return h(
    'details',
    { class: 'panel', open: isOpen },
    h('summary', {}, h('h2', { text: title }), badge),
    body,
  );
}

function callRow(call: GatewayCall, key: string, isOpen: boolean): HTMLElement {
  const status = call.status === null ? '…' : String(call.status);
  const tone = call.status === null ? 'wait' : call.status >= 400 ? 'bad' : 'good';
  const [path = ''] = call.path.split('?');
  const code: unknown =
    typeof call.response === 'object' && call.response !== null
      ? Reflect.get(call.response, 'code')
      : undefined;
  const phone = call.headers['x-lab-phone'];
  return h(
    'li',
    {},
    h(
      'details',
      { 'data-key': key, open: isOpen },
      h(
        'summary',
        {},
        h('time', { text: clock(call.at) }),
        h('b', { class: `status ${tone}`, text: status }),
        h('span', {
          class: 'path',
          title: call.path,
          text: path
            .replace(/^\/(wxgw|aligw)\//, '')
            .split('/')
            .slice(-2)
            .join('/'),
        }),
        h('span', {
          class: 'code',
          text: [
            typeof phone === 'string' ? phone.replace(/^lab-/, '') : '',
            code === undefined ? '' : String(code),
            call.fault ?? '',
          ]
            .filter(Boolean)
            .join(' · '),
        }),
      ),
      h('pre', {
        tabindex: 0,
        text: `${call.method} ${call.path}\n\n请求头\n${pretty(call.headers)}\n\n请求体\n${pretty(call.body)}\n\n应答\n${pretty(call.response)}`,
      }),
    ),
  );
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
