import type { FastifyInstance } from 'fastify';
import { get, post, type GatewayAnswer } from './harness';

export const INVOICE = 'fcinvoice/consumerInvoice/v2';
export const HEADS = 'fcinvoice/invoiceHead';

interface WireOrder {
  readonly orderNo: string;
  readonly waybillNo: string;
  readonly bizType: number;
  readonly companyCode: 'OWN' | 'LF';
  readonly amountFen: number;
  readonly orderTm: string;
  readonly stateCode: string;
  readonly invoiceNo: string;
}

type Json = Readonly<Record<string, unknown>>;

export const invoiceHistory = (
  app: FastifyInstance,
  token: string,
  query: Readonly<Record<string, string>> = {},
): Promise<GatewayAnswer> =>
  get(app, `${INVOICE}/getInvoiceHistory`, { pageNo: '1', pageSize: '50', ...query }, token);

export const orderList = (
  app: FastifyInstance,
  token: string,
  query: Readonly<Record<string, string>> = {},
): Promise<GatewayAnswer> =>
  get(app, `${INVOICE}/orderList`, { pageNo: '1', pageSize: '50', ...query }, token);

/** All orders that can be invoiced now. */
export async function openOrders(app: FastifyInstance, token: string): Promise<readonly WireOrder[]> {
  const pages = await Promise.all(['1', '2'].map((pageNo) => orderList(app, token, { pageNo })));
  return pages.flatMap(({ data }) => data.content as readonly WireOrder[]);
}

export const searchOrders = async (app: FastifyInstance, token: string, body: Json) =>
  (await post(app, `${INVOICE}/searchOrder`, { pageNo: 1, pageSize: 50, ...body }, { token })).data
    .content as readonly WireOrder[];

/** Blue whale's own, known to the tax office. */
export const TITLE = {
  titleType: 'COMPANY',
  title: '深圳市蓝鲸软件有限公司',
  taxNo: '91440300MA5DA1B2CC',
};

export const applicationOf = (orders: readonly WireOrder[], more: Json = {}): Json => ({
  orderNos: orders.map(({ orderNo }) => orderNo),
  amountFen: orders.reduce((sum, { amountFen }) => sum + amountFen, 0),
  ...TITLE,
  email: 'chen@example.com',
  ...more,
});

export const apply = (
  app: FastifyInstance,
  token: string,
  orders: readonly WireOrder[],
  more: Json = {},
  company: '' | 'LF' = '',
): Promise<GatewayAnswer> =>
  post(app, `${INVOICE}/submitInvoice${company}`, applicationOf(orders, more), { token });
