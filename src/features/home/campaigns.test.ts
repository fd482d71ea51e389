import { homeOverview } from '@/api/generated/operations/overview';
import { couponHintText, taskHintText } from './campaignRules';
import { toCampaigns } from './campaigns';

jest.mock('@/session/links', () => ({
  pictureAddress: (src: string) => (src.startsWith('https://ours.test/') ? src : ''),
}));

const WIRE = {
  code: 'RC-1',
  kind: 'receive',
  title: '寄件福利',
  subTitle: '四张好券',
  statusCode: 'PROCEED',
  startTm: '2026-11-01 00:00:00',
  endTm: '2026-11-30 00:00:00',
  imgUrl: 'https://ours.test/a.png',
  linkUrl: 'https://ours.test/receiveCoupon/RC-1',
};
/** A response with these fields, as the contract's decoder reads it. */
const answer = (fields: object) => homeOverview.decode({ isLogin: true, ...fields }, 'data');
const read = (...list: unknown[]) => toCampaigns(answer({ campaignList: list }).campaignList);

it('reads a campaign', () => {
  expect(read(WIRE)).toEqual([
    {
      code: 'RC-1',
      kind: 'receive',
      title: '寄件福利',
      subTitle: '四张好券',
      status: 'PROCEED',
      startMs: Date.UTC(2026, 9, 31, 16),
      endMs: Date.UTC(2026, 10, 29, 16),
      startTm: '2026-11-01 00:00:00',
      imageUrl: 'https://ours.test/a.png',
      link: 'https://ours.test/receiveCoupon/RC-1',
    },
  ]);
});

it.each([
  ['without a title', { title: ' ' }],
  ['without an end', { endTm: '' }],
  ['that begins on no day', { startTm: '2026-02-30 00:00:00' }],
  ['of a status that nobody knows', { statusCode: 'BROKEN' }],
  ['without an address', { linkUrl: null }],
])('one %s is left out and affects no other', (_name, changes) => {
  expect(read({ ...WIRE, ...changes }, { ...WIRE, code: 'RC-2' }).map(({ code }) => code)).toEqual(['RC-2']);
});

it('a duplicate is shown once', () => {
  expect(read(WIRE, { ...WIRE, title: '又一次' })).toHaveLength(1);
});

it('a picture of a foreign host is dropped', () => {
  expect(read({ ...WIRE, imgUrl: 'https://evil.test/x.png' })[0]?.imageUrl).toBe('');
});

it.each([
  [null, '领券寄件更划算'],
  [{ count: 0, expiringCount: 0, firstEndTm: null }, '暂无可用券，去领一张'],
  [{ count: 5, expiringCount: 0, firstEndTm: null }, '5 张可用'],
  [{ count: 5, expiringCount: 2, firstEndTm: '2026-11-23 00:00:00' }, '2 张即将过期'],
  // Invalid hints show the anonymous text.
  [{ count: -1, expiringCount: 0, firstEndTm: null }, '领券寄件更划算'],
  ['five', '领券寄件更划算'],
])('coupons %j: %s', (wire, text) => {
  expect(couponHintText(answer({ couponHint: wire }).couponHint)).toBe(text);
});

it.each([
  [null, '赚减免金，寄件直接抵'],
  [{ rewardFen: 0, taskCount: 0, channelId: 'T' }, '赚减免金，寄件直接抵'],
  [{ rewardFen: 3544, taskCount: 8, channelId: 'T' }, '最高赚35.44元'],
  [{ rewardFen: 1200, taskCount: 8, channelId: 'T' }, '最高赚12元'],
  [{ rewardFen: 0.5, taskCount: 8, channelId: 'T' }, '赚减免金，寄件直接抵'],
])('tasks %j: %s', (wire, text) => {
  expect(taskHintText(answer({ taskHint: wire }).taskHint)).toBe(text);
});
