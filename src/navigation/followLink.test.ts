const opened: string[] = [];

jest.mock('./index', () => ({
  navigator: {
    openLink: (url: string) => Promise.resolve({ kind: opened.push(url) > 0 ? 'done' : 'refused' }),
  },
}));
jest.mock('@/tracking', () => ({ tracker: { click: () => undefined } }));
jest.mock('@/platform/toast', () => ({ toast: { show: () => undefined } }));
jest.mock('@/env', () => ({ env: { sendParcelUrl: '/send' } }));

import { rowOf } from './paths';
import { followSend } from './followLink';

const AT = { page: 'couponList', component: 'use' };

it.each<[string, string, readonly string[] | undefined, string]>([
  ['the campaign’s own address', 'https://m.example/x', ['C-1'], 'https://m.example/x'],
  ['nothing configured', '', undefined, '/send'],
  ['blanks are nothing', '  ', [], '/send'],
  ['one coupon begins the order', '', ['C 1&'], '/send?couponId=C%201%26'],
  ['of several the send page takes the best', '', ['C-1', 'C-2'], '/send'],
])('%s', async (_name, url, couponIds, expected) => {
  opened.length = 0;
  await followSend(url, AT, couponIds);
  expect(opened).toEqual([expected]);
});

it('without a setting, the send page is this app’s own', () => {
  const { env } = jest.requireActual<{ env: { sendParcelUrl: string } }>('@/env');
  expect(env.sendParcelUrl).toBe(rowOf('send').path);
});
