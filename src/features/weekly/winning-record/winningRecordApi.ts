import type { Gateway } from '@/api/createGateway';
import { winningRecord, type WinningRecordItem } from '@/api/generated/operations/drawRecords';
import type { PagedSource } from '@/data/PagedQuery';
import { businessOfText } from '@/features/weekly/businessLabel';
import type { Prize } from '@/features/weekly/draw/drawTypes';

/** One win; the list shows the newest first. */
export interface WinningRecord extends Pick<
  Prize,
  'type' | 'name' | 'couponType' | 'cost' | 'business' | 'limitText'
> {
  readonly id: string;
  /** Beijing time, to the minute. */
  readonly wonAt: string;
}

const PAGE_SIZE = 20;
const MAX_ID = 64;
const MAX_CHANNEL = 128;

/**
 * The user's wins (contract tag `drawRecords`). Raw server types stay inside this file.
 * @param place.activityId '': all draws
 */
export const winningRecords = (
  gateway: Gateway,
  { activityId, channelId }: { readonly activityId: string; readonly channelId: string },
): PagedSource<WinningRecord> => ({
  pageSize: PAGE_SIZE,
  filter: undefined,
  async fetchPage(pageNo, scope) {
    const { data } = await gateway.call(
      winningRecord,
      {
        activityId: activityId.slice(0, MAX_ID),
        channelCode: channelId.slice(0, MAX_CHANNEL),
        pageNo,
        pageSize: PAGE_SIZE,
      },
      scope,
    );
    return { rows: data.content.map(toRecord), total: data.total };
  },
});

const toRecord = (wire: WinningRecordItem): WinningRecord => ({
  id: wire.id,
  type: wire.prizeType,
  name: wire.prizeName,
  couponType: wire.couponType,
  cost: wire.couponCostStr,
  business: businessOfText(wire.couponBizStr),
  limitText: wire.limitDesc,
  wonAt: wire.drawTm,
});
