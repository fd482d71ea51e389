/** The order of a package that a device has under way, kept so that a page closed midway goes on with it. */
import type { StorageKey } from '@/platform/storage/keys';
import type { StorageArea } from '@/platform/storage/types';

/**
 * What the host's cashier said last. Never the truth about the payment, which is the gateway's.
 *
 * - `none`: not asked yet; - `asked`: asked, and the answer never came (the page was closed);
 * - `maybe-paid`: paid, or still worked on; - `cancelled`: the person gave up; - `failed`: it could not pay.
 */
export type CashierReport = (typeof REPORTS)[number];

const REPORTS = ['none', 'asked', 'maybe-paid', 'cancelled', 'failed'] as const;

export interface OpenOrder {
  /** Made here, one for each thing that a person wants (contract `CouponSaleOrderRequest`). */
  readonly submitNo: string;
  /** '' until the gateway has answered. */
  readonly orderNo: string;
  readonly report: CashierReport;
}

export interface OpenOrderMemory {
  read(): OpenOrder | null;
  write(order: OpenOrder): void;
  forget(): void;
}

/** Decision: an order closes after minutes; what is older than a day is no order any more. */
const KEPT_MS = 86_400_000;
const SEPARATOR = '|';

/** @param area the durable one; the order is its account's: the gateway knows it for nobody else */
export function openOrderMemory(
  area: Pick<StorageArea, 'read' | 'write' | 'remove'>,
  code: string,
): OpenOrderMemory {
  const key: StorageKey = `couponSale.order.${code}`;
  return {
    read() {
      const [submitNo = '', orderNo = '', said] = (area.read(key) ?? '').split(SEPARATOR);
      const report = REPORTS.find((one) => one === said);
      return submitNo === '' || report === undefined ? null : { submitNo, orderNo, report };
    },
    write({ submitNo, orderNo, report }) {
      area.write(key, [submitNo, orderNo, report].join(SEPARATOR), { expiresInMs: KEPT_MS });
    },
    forget: () => area.remove(key),
  };
}
