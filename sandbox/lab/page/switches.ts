import { api, type CabinetRow } from './api';
import { button, Choice, h } from './dom';
import { isMobile } from './labState';
import { panel } from './panel';

/** How much of each response is sent (sandbox/README.md, "Wires"). */
const WIRES = [
  ['full', '完整'],
  ['spec', '只有规格字段'],
  ['future', '未来字段'],
] as const;
type Wire = (typeof WIRES)[number][0];

const PAYMENTS = [
  ['', '让用户自己选'],
  ['pay', '成功'],
  ['cancel', '取消'],
  ['fail', '失败'],
  ['unknown', '结果不明'],
] as const;
type Payment = (typeof PAYMENTS)[number][0];

const STATES: Readonly<Record<string, string>> = {
  WAIT_PICKUP: '待揽收',
  PICKED_UP: '已揽收',
  IN_TRANSIT: '运输中',
  DELIVERING: '派送中',
  SIGNED: '已签收',
  CANCELLED: '已取消',
};
const stateName = (state: string): string => STATES[state] ?? state;

/** Whose orders and parcels are moved while nobody is logged in from the lab. */
const FIRST_MOBILE = '13912345678';
/** As the sandbox allows. */
const MAX_PARCELS = 1000;

/** Events outside the app: parcels that are sent, orders that move, cabinets, payments, and how responses are sent. */
export class SwitchesPanel {
  readonly element: HTMLDetailsElement;
  private readonly badge = h('span', { class: 'count' });
  private readonly mobile = h('input', {
    inputmode: 'numeric',
    maxlength: 11,
    value: FIRST_MOBILE,
    on: { change: () => this.refresh() },
  });
  private readonly count = h('input', { type: 'number', min: 1, max: MAX_PARCELS, value: 1 });
  private readonly order = new Choice<string>('订单', [], () => this.offerStates());
  private readonly state = new Choice<string>('变为', [], () => undefined);
  private readonly cabinets = h('ul', { class: 'cabinets', 'aria-label': '柜机' });
  private readonly wire = new Choice<Wire>('网关应答', WIRES, (mode) => this.switchWire(mode));
  private readonly payment = new Choice<Payment>('下一次支付', PAYMENTS, (result) =>
    this.run(async () => void (await api.setNextPayment(result === '' ? null : result)), '已设定下一次支付'),
  );
  private next: ReadonlyMap<string, readonly string[]> = new Map();
  /** Keeps the response of a poll sent before a switch from undoing it. */
  private wireSwitches = 0;

  constructor(private readonly say: (message: string) => void) {
    this.element = panel(
      '沙箱开关',
      this.badge,
      false,
      h(
        'div',
        { class: 'form' },
        h('label', { class: 'field wide' }, h('span', { text: '谁的包裹和订单（手机号）' }), this.mobile),
        h('h3', { class: 'wide', text: '寄件（活动按它计数）' }),
        h('label', { class: 'field' }, h('span', { text: '几件' }), this.count),
        button('寄出，待揽收', () => this.send(false)),
        button('寄出并发运', () => this.send(true)),
        button('全部发运', () =>
          this.change(async (mobile) => void (await api.shipParcels(mobile)), '已发运'),
        ),
        h('h3', { class: 'wide', text: '订单' }),
        h('div', { class: 'wide' }, this.order.element),
        this.state.element,
        button('改状态', () =>
          this.change(async (mobile) => {
            await api.moveOrder(mobile, this.order.value ?? '', this.state.value ?? '');
          }, '订单状态已改'),
        ),
        h('h3', { class: 'wide', text: '柜机' }),
        this.cabinets,
        h('h3', { class: 'wide', text: '网关和支付' }),
        this.wire.element,
        this.payment.element,
      ),
    );
    this.element.addEventListener('toggle', () => {
      if (this.element.open) this.refresh();
    });
  }

  /** The account of the phones, whose orders the controls then move. */
  follow(mobile: string): void {
    if (mobile === '' || mobile === this.mobile.value) return;
    this.mobile.value = mobile;
    if (this.element.open) this.refresh();
  }

  refresh(): void {
    this.run(() => this.read());
  }

  /** Reads what changes without the lab, each second. */
  async poll(): Promise<void> {
    const switches = this.wireSwitches;
    const { mode } = await api.wire();
    if (switches === this.wireSwitches) this.showWire(mode);
  }

  private async read(): Promise<void> {
    const [cabinets, { result }] = await Promise.all([api.cabinets(), api.nextPayment()]);
    this.cabinets.replaceChildren(...cabinets.map((cabinet) => this.makeCabinet(cabinet)));
    this.payment.set(PAYMENTS.find(([known]) => known === result)?.[0] ?? '');
    const orders = isMobile(this.mobile.value) ? await api.orders(this.mobile.value) : [];
    this.next = new Map(orders.map(({ orderNo, next }) => [orderNo, next]));
    this.order.offer(
      orders.map(({ orderNo, state }) => [orderNo, `${orderNo} · ${stateName(state)}`] as const),
    );
    this.offerStates();
  }

  private offerStates(): void {
    const next = this.next.get(this.order.value ?? '') ?? [];
    this.state.offer(next.map((state) => [state, stateName(state)] as const));
  }

  private makeCabinet({ cabinetCode, name, isOnline }: CabinetRow): HTMLElement {
    const box = h('input', {
      type: 'checkbox',
      checked: isOnline,
      on: {
        change: () =>
          this.run(
            async () => {
              await api.switchCabinet(cabinetCode, box.checked);
            },
            `${cabinetCode} ${box.checked ? '已上线' : '已离线'}`,
          ),
      },
    });
    return h(
      'li',
      {},
      h('label', { class: 'check' }, box, `${cabinetCode} 在线`, h('small', { text: name })),
    );
  }

  private send(isShipped: boolean): void {
    const count = this.count.valueAsNumber;
    if (!Number.isInteger(count) || count < 1 || count > MAX_PARCELS)
      return this.say(`件数要在 1 到 ${MAX_PARCELS} 之间`);
    this.change(async (mobile) => void (await api.parcels(mobile, isShipped, count)), `已寄 ${count} 件`);
  }

  private change(work: (mobile: string) => Promise<void>, done: string): void {
    const mobile = this.mobile.value.trim();
    if (!isMobile(mobile)) return this.say('先填 11 位手机号');
    this.run(async () => {
      await work(mobile);
      await this.read();
    }, done);
  }

  private showWire(mode: string): void {
    const known = WIRES.find(([name]) => name === mode);
    if (known !== undefined) this.wire.set(known[0]);
    this.badge.textContent = mode === 'full' ? '' : (known?.[1] ?? mode);
  }

  private switchWire(mode: Wire): void {
    this.wireSwitches += 1;
    this.run(
      async () => {
        await api.setWire(mode);
        this.showWire(mode);
      },
      `网关应答：${WIRES.find(([known]) => known === mode)?.[1] ?? mode}`,
    );
  }

  private run(work: () => Promise<void>, done = ''): void {
    work().then(
      () => {
        if (done !== '') this.say(done);
      },
      (error: unknown) => this.say(error instanceof Error ? error.message : String(error)),
    );
  }
}
