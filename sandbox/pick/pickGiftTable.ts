import type { ServerClock } from '../core/clock';
import { yieldTurn } from '../core/random';
import type { Visitor } from '../core/visitor';

/** Opened gifts for pick-ups, and since when a pick-up's gift has been polled. */
export class PickGiftTable {
  private readonly opened = new Set<string>();
  private readonly askedAtMs = new Map<string, number>();

  constructor(private readonly clock: ServerClock) {}

  async hasOpenedGift({ id }: Visitor, code: string): Promise<boolean> {
    await yieldTurn();
    return this.opened.has(`${id} ${code}`);
  }

  async noteOpenedGift({ id }: Visitor, code: string): Promise<void> {
    await yieldTurn();
    this.opened.add(`${id} ${code}`);
  }

  /** Milliseconds since this pick-up's gift was first requested. */
  async giftAskedForMs(orderNo: string): Promise<number> {
    await yieldTurn();
    const nowMs = this.clock.nowMs();
    const firstMs = this.askedAtMs.get(orderNo) ?? nowMs;
    this.askedAtMs.set(orderNo, firstMs);
    return nowMs - firstMs;
  }
}
