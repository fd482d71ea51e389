import {
  fail,
  requireVisitor,
  succeed,
  visitorOf,
  type Call,
  type GatewayTools,
  type Handlers,
} from '../core/call';
import { beijingTime } from '../core/clock';
import type { Visitor } from '../core/visitor';
import { carrierName } from './carriers';
import { BUSY_WAYBILL, findWaybill, stepsOfWaybill, type WaybillFixture } from './express';
import type { ExpressQuery } from './expressTable';
import { pastSteps, stepText, waybillOf } from './orderRules';
import type { OrderStep } from './orderTypes';

const OK = '0';
const UNKNOWN = fail('205100001', '没有查到这个运单号的物流信息，请核对后再试');
const OTHER_CARRIER = fail('205100002', '运单号与快递公司不符，请重新选择');
const TOO_OFTEN = fail('205100003', '查询太频繁了，请 1 分钟后再试');

type Waybill = Pick<WaybillFixture, 'waybillNo' | 'carrierCode' | 'from' | 'to' | 'weight' | 'text'> & {
  readonly steps: readonly OrderStep[];
  readonly arrivesAtMs: number;
};

/** A parcel by its number: a public one, or one of this user's orders. */
async function waybill(
  waybillNo: string,
  visitor: Visitor | null,
  { store, seededAtMs }: GatewayTools,
): Promise<Waybill | null> {
  const fixture = findWaybill(waybillNo);
  if (fixture !== undefined) {
    const steps = stepsOfWaybill(fixture, seededAtMs());
    return { ...fixture, steps, arrivesAtMs: steps[steps.length - 1]?.atMs ?? 0 };
  }
  const orders = visitor === null ? [] : await store.orders.ordersOf(visitor);
  const order = orders.find((each) => waybillOf(each) === waybillNo);
  if (order === undefined) return null;
  const { carrierCode, sender, receiver, weight, steps, arrivesAtMs } = order;
  return { waybillNo, carrierCode, from: sender, to: receiver, weight, steps, arrivesAtMs };
}

/** Past steps, newest first. */
function tracesOf({ steps, from, to, text }: Waybill, nowMs: number) {
  return [...pastSteps({ steps }, nowMs)].reverse().map(({ state, atMs }) => ({
    stateCode: state,
    text: text ?? stepText(state),
    place: state === 'DELIVERING' || state === 'SIGNED' ? to.city : state === 'CANCELLED' ? '' : from.city,
    tm: beijingTime(atMs),
  }));
}

/** One page of the user's past queries. */
export async function expressRecords(
  call: Call<{ readonly pageNo: number; readonly pageSize: number }>,
  tools: GatewayTools,
) {
  const visitor = requireVisitor(call);
  const { pageNo, pageSize } = call.body;
  const queries = await tools.store.express.expressQueries(visitor);
  const page = queries.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const rows = await Promise.all(page.map((query) => recordOf(query, visitor, tools)));
  return succeed(OK, { content: [], recordList: rows.flatMap((row) => row ?? []), total: queries.length });
}

async function recordOf({ id, waybillNo, atMs }: ExpressQuery, visitor: Visitor, tools: GatewayTools) {
  const found = await waybill(waybillNo, visitor, tools);
  if (found === null) return null;
  const [last] = tracesOf(found, tools.clock.nowMs());
  return {
    recordId: String(id),
    waybillNo,
    carrierCode: found.carrierCode,
    carrierName: carrierName(found.carrierCode),
    stateCode: last?.stateCode ?? 'PICKED_UP',
    lastText: last?.text ?? '',
    queryTm: beijingTime(atMs),
  };
}

/** Tracking a parcel, and past queries (product §3.26). */
export const expressOperations = {
  async expressTrace(call, tools) {
    const { waybillNo, carrierCode } = call.body;
    const visitor = visitorOf(call);
    if (waybillNo === BUSY_WAYBILL) return TOO_OFTEN;
    if (!(await tools.store.express.mayAskExpress(visitor?.id ?? call.clientIp))) return TOO_OFTEN;
    const found = await waybill(waybillNo, visitor, tools);
    if (found === null) return UNKNOWN;
    if (carrierCode !== '' && carrierCode !== found.carrierCode) return OTHER_CARRIER;
    const nowMs = tools.clock.nowMs();
    const traceList = tracesOf(found, nowMs);
    const stateCode = traceList[0]?.stateCode ?? 'WAIT_PICKUP';
    if (visitor !== null) await tools.store.express.noteExpress(visitor, waybillNo);
    const isOver = stateCode === 'SIGNED' || stateCode === 'CANCELLED';
    return succeed(OK, {
      waybillNo,
      carrierCode: found.carrierCode,
      carrierName: carrierName(found.carrierCode),
      stateCode,
      fromProvince: found.from.province,
      fromCity: found.from.city,
      toProvince: found.to.province,
      toCity: found.to.city,
      weight: found.weight,
      estimatedArrivalTm: isOver ? null : beijingTime(found.arrivesAtMs),
      traceList,
    });
  },

  async deleteExpressRecord(call, { store }) {
    const id = Number(call.body.recordId);
    return succeed(OK, {
      left: await store.express.dropExpress(requireVisitor(call), (query) => query.id === id),
    });
  },

  async clearExpressRecords(call, { store }) {
    const newest = Number(call.body.newestId);
    return succeed(OK, {
      left: await store.express.dropExpress(requireVisitor(call), ({ id }) => id <= newest),
    });
  },
} satisfies Partial<Handlers>;
