import { isBrought } from '@/domain/activity/broughtReason';
import { failPage } from './failPage';

const seen: string[] = [];
jest.mock('@/navigation', () => ({
  navigator: {
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
  '%s closes and says nothing',
  async (scene) => {
    await failPage(scene, '活动不存在');
    expect(seen).toEqual(['close']);
  },
);

test.each([
  ['活动已下线', '活动已下线'],
  ['', '来晚啦，活动已结束~'],
])('the page: toast, then the fail page in its place, with "%s"', async (reason, reasonMsg) => {
  await failPage('page', reason);
  expect(isBrought(reasonMsg, '9999')).toBe(true);
  expect(seen).toEqual([
    'toast 获取活动失败',
    `replace attractNewUsersFail ${JSON.stringify({ reasonMsg, reasonCode: '9999' })}`,
  ]);
});
