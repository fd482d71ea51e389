import { fetchPage } from '@/data/testing/fetchPage';
import { fundRecords } from './fundRecordsApi';

it('maps a page of entries', async () => {
  const { body, page } = await fetchPage((gateway) => fundRecords(gateway, 'B-1'), 2, {
    id: 'r0',
    type: 1,
    title: '做任务',
    money: 100,
    createTm: '2026-11-21 10:20:30',
    validEndTm: '2026-12-31 23:59:59',
  });
  expect(body).toEqual({ type: 2, bizId: 'B-1', pageNo: 2, pageSize: 20 });
  expect(page).toEqual({
    rows: [
      { id: 'r0', type: 1, title: '做任务', fen: 100, at: '2026-11-21 10:20', validUntil: '2026-12-31' },
    ],
    total: 37,
  });
});
