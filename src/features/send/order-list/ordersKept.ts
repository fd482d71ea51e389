import { known, nullable, number, object, string, array } from '@/api/decode';
import type { KeptForm } from '@/data/LastAnswer';
import type { PagedPage } from '@/data/PagedQuery';
import { maskName } from '@/features/send/orderRules';
import type { OrderItem } from '@/features/send/orderTypes';

/** The first orders as the device keeps them: with the names as the list shows them. */
export const KEPT_ORDERS: KeptForm<PagedPage<OrderItem>> = {
  decode: object({
    total: number,
    rows: array(
      object({
        id: string,
        orderNo: string,
        state: known('WAIT_PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'DELIVERING', 'SIGNED', 'CANCELLED'),
        carrierName: string,
        waybillNo: string,
        goodsName: string,
        weightKg: number,
        payFen: number,
        payState: nullable(known('ESTIMATE', 'DUE', 'PAID')),
        createdAt: string,
        senderName: string,
        senderCity: string,
        receiverName: string,
        receiverCity: string,
      }),
    ),
  }),
  part: ({ rows: orders, total }, rows) => ({
    total,
    rows: orders.slice(0, rows).map((order) => ({
      ...order,
      senderName: maskName(order.senderName),
      receiverName: maskName(order.receiverName),
    })),
  }),
};
