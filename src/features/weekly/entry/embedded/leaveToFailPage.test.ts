import { broughtRetry, isBrought } from '@/domain/activity/broughtReason';
import { leaveToFailPage } from './leaveToFailPage';

const seen: string[] = [];
jest.mock('@/navigation', () => ({
  navigator: {
    currentRoute: () => ({ params: { configId: 'F', channelId: 'C' } }),
    replaceWith: (name: string, params: object) => {
      seen.push(`replace ${name} ${JSON.stringify(params)}`);
      return Promise.resolve({ kind: 'done' });
    },
  },
}));
jest.mock('@/platform/navigation', () => ({
  navigation: {
    closeWebview: () => {
      seen.push('close');
      return Promise.resolve({ kind: 'done' });
    },
  },
}));
jest.mock('@/platform/toast', () => ({ toast: { show: (text: string) => seen.push(`toast ${text}`) } }));

beforeEach(() => void seen.splice(0));

test.each(['pickDetail', 'pickResult', 'pickPaySuccess'] as const)(
  '%s closes and shows nothing',
  async (scene) => {
    await leaveToFailPage(scene, '活动不存在', true);
    expect(seen).toEqual(['close']);
  },
);

test.each([
  ['活动已下线', '活动已下线'],
  ['', '来晚啦，活动已结束~'],
])('the page: toast, then the fail page replaces it, with "%s"', async (reason, reasonMsg) => {
  await leaveToFailPage('page', reason, true);
  expect([isBrought(reasonMsg, '9999'), broughtRetry(reasonMsg, '9999')]).toEqual([true, null]);
  expect(seen).toEqual([
    'toast 获取活动失败',
    `replace attractNewUsersFail ${JSON.stringify({ reasonMsg, reasonCode: '9999' })}`,
  ]);
});

test('without a readable response, the fail page offers a retry with the original URL', async () => {
  await leaveToFailPage('page', '', false);
  await broughtRetry('来晚啦，活动已结束~', '9999')?.();
  expect(seen.slice(2)).toEqual(['replace fcFriday {"configId":"F","channelId":"C"}']);
});
