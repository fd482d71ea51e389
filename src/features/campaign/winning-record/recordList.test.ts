import { pagedSuite } from '@/data/testing/pagedSuite';
import { createRecordApi, createRecordList } from './recordApi';

pagedSuite({
  make: (gateway, deps) =>
    createRecordList(createRecordApi(gateway, { activityId: 'DA-1', channelId: 'CH' }), deps),
  wireRow: (id) => ({
    id,
    prizeType: 2,
    prizeName: '寄件券',
    couponType: 3,
    couponCostStr: '5',
    couponBizStr: '2',
    limitDesc: '',
    drawTm: '2026-11-21 10:20:30',
  }),
  body: (pageNo) => ({ activityId: 'DA-1', channelCode: 'CH', pageNo, pageSize: 20 }),
  row: {
    id: 'r0',
    type: 2,
    name: '寄件券',
    couponType: 3,
    cost: '5',
    limitText: '',
    wonAt: '2026-11-21 10:20',
  },
});
