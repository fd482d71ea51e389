import { fetchPage } from '@/data/testing/fetchPage';
import { pickHistory } from './historyApi';

const WIRE = {
  parcelId: 'P-1',
  carrierName: '顺丰',
  waybillTail: '1234',
  cabinetName: '东门柜',
  stateCode: 'PICKED',
  endTm: '2026-11-21 10:20:30',
  paidFen: 100,
};

it.each([
  ['PICKED', false],
  ['RETURNED', true],
])('a page of parcels; %s: taken back by the courier %p', async (stateCode, isReturned) => {
  const { body, page } = await fetchPage(pickHistory, undefined, { ...WIRE, stateCode });
  expect(body).toEqual({ pageNo: '2', pageSize: '20' });
  expect(page).toEqual({
    rows: [
      {
        id: 'P-1',
        carrierName: '顺丰',
        waybillTail: '1234',
        cabinetName: '东门柜',
        isReturned,
        endedAt: '2026-11-21 10:20',
        paidFen: 100,
      },
    ],
    total: 37,
  });
});
