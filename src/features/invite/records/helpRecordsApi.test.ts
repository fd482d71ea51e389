import { fetchPage } from '@/data/testing/fetchPage';
import { recordsOf } from './helpRecordsApi';

const RECORD = {
  id: 'H1',
  activityCode: 'FISSION-OPEN',
  title: '领现金',
  state: 'REACHED',
  goalFen: 2000,
  sumFen: 2000,
  helperCount: 5,
};

test.each(['FISSION', 'BARGAIN'] as const)('a page of rounds of %s', async (kind) => {
  const { body, page } = await fetchPage((gateway) => recordsOf(gateway, kind), undefined, {
    ...RECORD,
    startTm: '2026-11-24 08:30:15',
  });
  expect(body).toEqual({ kind, pageNo: 2, pageSize: 20 });
  expect(page).toEqual({ rows: [{ ...RECORD, startedAt: '2026-11-24 08:30' }], total: 37 });
});
