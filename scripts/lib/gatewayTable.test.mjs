import { gatewayTable } from './gatewayTable.mjs';

const line = (over) => ({
  id: 'userInfo',
  method: 'POST',
  path: '/base/personalCenter/userInfo',
  count: 1,
  statuses: { 200: 1 },
  codes: { 0: 1 },
  missing: {},
  unknownFields: {},
  unknownValues: {},
  other: {},
  request: {},
  medianMs: 12,
  longestMs: 12,
  isDifferent: false,
  ...over,
});

test('a row for each call, then what differs, then what was not called', () => {
  const text = gatewayTable({
    gateway: 'https://gateway.example.com',
    calls: [
      line({}),
      line({
        id: null,
        path: '/base/other',
        statuses: { 200: 2, none: 1 },
        missing: { 'data.title': 3, 'data.text (null)': 1 },
        isDifferent: true,
      }),
    ],
    notMade: { 'changes something': 64, 'orderDetail: needs orderNo': 1 },
  });
  expect(text).toMatch(
    /^call +times +HTTP +code +missing +unknown fields +unknown values +other +request +ms$/m,
  );
  expect(text).toMatch(/^userInfo +1 +200 +0 +12$/m);
  expect(text).toMatch(/^POST \/base\/other +1 +200 ×2, none +0 +2 +12$/m);
  expect(text).toContain('POST /base/other\n  missing: data.title ×3, data.text (null)\n');
  expect(text).toContain('Not called\n  64 calls: changes something\n  orderDetail: needs orderNo\n');
  expect(text).toMatch(/https:\/\/gateway\.example\.com: 2 calls, 1 differ from the contract\.$/);
});
