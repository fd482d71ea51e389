import { hasNothing } from '../account/visitors';
import { fail, requireVisitor, succeed, type GatewayTools } from '../core/call';
import type { Handlers } from '../core/call';
import type { Visitor } from '../core/visitor';
import { expressRecords } from '../send/expressOperations';
import { findCabinet, seededParcels } from './cabinets';
import type { CabinetOperation } from './cabinetTable';
import { nearestOf, pickRecords, waitingFor, waitingItem } from './pickRules';

const OK = '0';
const NOTHING_THERE = fail('201000001', '这个柜机里没有您的包裹，请核对后再扫码');
const OTHER_CABINET = fail('201000002', '这件包裹在别的柜机，请到对应柜机扫码');
const TAKEN = fail('201000003', '包裹已取出');
const OFFLINE = fail('201000004', '柜机已离线，请稍后再试或联系客服');
const FEE_FIRST = fail('201000005', '包裹已超时，请先支付超时取件费');
const NO_SUCH_PARCEL = fail('201000006', '包裹不存在，请刷新后重试');
const NO_SUCH_OPERATION = fail('201000007', '开柜操作不存在，请重新扫码');

/** A cell opens on the second poll. */
const OPENS_AT_POLL = 2;
const POLL_AFTER_MS = 1000;

/** Parcels that wait in cabinets (product §2.7). */
export const pickOperations = {
  async pickWaiting(call, tools) {
    const waiting = await waitingFor(requireVisitor(call), tools);
    return succeed(OK, { parcelList: waiting.map((one) => waitingItem(one, call.body)) });
  },

  async pickNearest(call, tools) {
    const waiting = await waitingFor(requireVisitor(call), tools);
    const nearest = nearestOf(waiting, call.body);
    return succeed(OK, {
      parcel: nearest === undefined ? null : waitingItem(nearest, call.body),
      waitingCount: waiting.length,
    });
  },

  async queryRecently(call, tools) {
    if (call.body.kind === 'QUERY') return expressRecords(call, tools);
    const records = await pickRecords(requireVisitor(call), tools);
    const from = (call.body.pageNo - 1) * call.body.pageSize;
    return succeed(OK, { content: records.slice(from, from + call.body.pageSize), total: records.length });
  },

  async pickOpen(call, tools) {
    const visitor = requireVisitor(call);
    const { cabinetCode, parcelId } = call.body;
    if (findCabinet(cabinetCode) === undefined) return NOTHING_THERE;
    const waiting = await waitingFor(visitor, tools);
    if (parcelId !== '') {
      const refusal = await parcelRefusal(visitor, cabinetCode, parcelId, tools);
      if (refusal !== null) return refusal;
    }
    const here = waiting.filter(
      ({ parcel, cabinet }) =>
        cabinet.code === cabinetCode && (parcelId === '' || parcel.parcelId === parcelId),
    );
    const [first] = here;
    if (first === undefined) return NOTHING_THERE;
    if (!first.isOnline) return OFFLINE;
    const free = here.filter(({ feeFen }) => feeFen === 0);
    if (free.length === 0) return FEE_FIRST;
    const idsOf = (some: typeof here) => some.map(({ parcel }) => parcel.parcelId);
    const operation = await tools.store.cabinets.openCells(visitor, cabinetCode, idsOf(free));
    return succeed(OK, {
      operationId: operation.id,
      parcelIdList: operation.parcelIds,
      skippedList: idsOf(here.filter(({ feeFen }) => feeFen > 0)),
    });
  },

  async pollingCabinetOperation(call, tools) {
    const visitor = requireVisitor(call);
    const operation = await tools.store.cabinets.pollCells(visitor, call.body.operationId, (running) =>
      settled(running, visitor, tools),
    );
    if (operation === null) return NO_SUCH_OPERATION;
    const { status, reasonMsg, parcelIds } = operation;
    return succeed(OK, {
      status,
      reasonMsg,
      cellList: parcelIds.map((parcelId) => ({
        parcelId,
        cellNo: parcelOf(visitor, parcelId)?.cellNo ?? '',
        status,
      })),
      pollAfterMs: status === 0 ? POLL_AFTER_MS : 0,
    });
  },

  async pickNameSwitch(call, { store }) {
    const visitor = requireVisitor(call);
    return succeed(OK, !hasNothing(visitor.phone) && (await store.cabinets.pickNameOf(visitor)) === null);
  },
} satisfies Partial<Handlers>;

const parcelOf = (visitor: Visitor, parcelId: string) =>
  seededParcels(visitor.phone).find((parcel) => parcel.parcelId === parcelId);

/** Why this parcel cannot be picked up there, or null. */
async function parcelRefusal(
  visitor: Visitor,
  cabinetCode: string,
  parcelId: string,
  { store }: GatewayTools,
) {
  const parcel = parcelOf(visitor, parcelId);
  if (parcel === undefined) return NO_SUCH_PARCEL;
  if ((await store.cabinets.takenBy(visitor)).some((taken) => taken.parcelId === parcelId)) return TAKEN;
  return parcel.cabinetCode === cabinetCode ? null : OTHER_CABINET;
}

/** The state of a polled opening. */
function settled(
  { cabinetCode, parcelIds, polls }: CabinetOperation,
  visitor: Visitor,
  { store }: GatewayTools,
): Pick<CabinetOperation, 'status' | 'reasonMsg'> {
  const cabinet = findCabinet(cabinetCode);
  const isOnline = store.cabinets.cabinetSwitches.get(cabinetCode) ?? cabinet?.isOnline ?? false;
  if (!isOnline) return { status: 2, reasonMsg: '柜机已离线，柜门没有打开' };
  if (polls < OPENS_AT_POLL) return { status: 0, reasonMsg: '' };
  return parcelIds.some((id) => parcelOf(visitor, id)?.isJammed === true)
    ? { status: 2, reasonMsg: '柜门没有弹开，请重试或联系客服' }
    : { status: 1, reasonMsg: '' };
}
