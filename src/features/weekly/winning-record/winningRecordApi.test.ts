import { fetchPage } from '@/data/testing/fetchPage';
import { winningRecords } from './winningRecordApi';

it('maps a page of wins', async () => {
  const place = { activityId: 'DA-1', channelId: 'CH' };
  const { body, page } = await fetchPage((gateway) => winningRecords(gateway, place), undefined, {
    id: 'r0',
    prizeType: 2,
    prizeName: '寄件券',
    couponType: 3,
    couponCostStr: '5',
    couponBizStr: '2',
    limitDesc: '',
    drawTm: '2026-11-21 10:20:30',
  });
  expect(body).toEqual({ activityId: 'DA-1', channelCode: 'CH', pageNo: 2, pageSize: 20 });
  expect(page).toEqual({
    rows: [
      {
        id: 'r0',
        type: 2,
        name: '寄件券',
        couponType: 3,
        cost: '5',
        business: '寄件',
        limitText: '',
        wonAt: '2026-11-21 10:20',
      },
    ],
    total: 37,
  });
});
