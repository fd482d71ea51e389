import { openNotifications } from '@/domain/activity/openNotifications';
import type { BridgeCapability } from '@/platform/bridge/types';
import type { WriteOutcome } from './FlashSaleStore';
import { pressRight, reportSubscribed } from './pressRight';
import type { RightButton } from './rightRules';
import type { SessionRight } from './sessionTypes';
import { coupon, couponPackage, session } from './testing/sessionFixtures';

async function press(
  button: RightButton,
  right: SessionRight = coupon('R1'),
  outcome: WriteOutcome = { kind: 'done' },
): Promise<readonly string[]> {
  const seen: string[] = [];
  const note = (text: string): Promise<void> => {
    seen.push(text);
    return Promise.resolve();
  };
  const answer = (text: string): Promise<WriteOutcome> => note(text).then(() => outcome);
  await pressRight(
    button,
    session('S'),
    right,
    {
      claim: (sessionId, rightsNo) => answer(`claim ${sessionId} ${rightsNo}`),
      subscribe: (sessionId) => answer(`subscribe ${sessionId}`),
    },
    {
      toast: (text) => seen.push(text),
      openUse: (place, couponId) => note(`use at ${place} ${couponId}`.trim()),
      openCoupons: () => note('coupons'),
      openSale: (code) => note(`sale ${code}`),
      openNotifications: () => note('notifications'),
      noteClaim: (kind) => seen.push(`noted ${kind}`),
    },
  );
  return seen;
}

it.each<[RightButton, readonly string[]]>([
  ['claim', ['claim S R1', 'noted done', '领取成功']],
  ['remind', ['subscribe S', '订阅成功', 'notifications']],
  ['use', ['use at send']],
  ['subscribed', ['已订阅提醒，如需关闭请前往设置关闭消息推送']],
  ['soldOut', ['优惠券已被抢光，看看其他优惠吧~']],
  ['ended', ['来晚啦，活动已结束~']],
  ['toStart', ['活动即将开始，不要错过哦~']],
  ['held', ['coupons']],
])('%s', async (button, seen) => expect(await press(button)).toEqual(seen));

it('去使用 carries the acquired coupon', async () => {
  expect(await press('use', coupon('R1', { couponId: 'CP1' }))).toEqual(['use at send CP1']);
});

it('a package opens its sale page, or shows that there is none', async () => {
  expect(await press('buy', couponPackage('P'))).toEqual(['sale SALE-1']);
  expect(await press('buy', couponPackage('P', { saleCode: '' }))).toEqual([
    '该券包暂时无法购买，看看其他优惠吧~',
  ]);
});

it.each<[WriteOutcome, readonly string[]]>([
  [{ kind: 'refused', text: '手慢了' }, ['手慢了']],
  [{ kind: 'uncertain', text: '再试' }, ['再试']],
  [{ kind: 'nothing' }, []],
])('shows the outcome: %j', async (outcome, seen) => {
  expect(await press('claim', coupon('R1'), outcome)).toEqual([
    'claim S R1',
    `noted ${outcome.kind}`,
    ...seen,
  ]);
  expect(await press('remind', coupon('R1'), outcome)).toEqual(['subscribe S', ...seen]);
});

describe('notifications after a reminder', () => {
  async function calls(answers: Partial<Record<string, unknown>>): Promise<readonly string[]> {
    const seen: string[] = [];
    const call: BridgeCapability['call'] = (method) => {
      seen.push(method);
      return Promise.resolve(
        method === 'notificationEnabled' && answers['isEnabled'] !== undefined
          ? JSON.parse(JSON.stringify({ kind: 'ok', value: answers }))
          : { kind: 'unsupported', why: 'not in the app' },
      );
    };
    await openNotifications({ call });
    return seen;
  }

  it.each([
    [{ isEnabled: false }, ['notificationEnabled', 'openSetting']],
    [{ isEnabled: true }, ['notificationEnabled']],
    [{}, ['notificationEnabled']],
  ])('%j', async (answers, seen) => expect(await calls(answers)).toEqual(seen));

  it('are asked for after the toast', async () => {
    const seen: string[] = [];
    await reportSubscribed(
      { kind: 'done' },
      {
        toast: (text) => seen.push(text),
        openNotifications: () => Promise.resolve(void seen.push('notifications')),
      },
    );
    expect(seen).toEqual(['订阅成功', 'notifications']);
  });
});
