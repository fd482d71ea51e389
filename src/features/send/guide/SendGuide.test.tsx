import { act } from 'react';
import { createScope } from '@/api';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { findGoods, SendGuide } from './SendGuide';

const clock = new FakeClock();
const mockWire = makeTestGateway(clock);
jest.mock('@/api/gateway', () => ({
  get gateway() {
    return mockWire.gateway;
  },
}));
jest.mock('@/data/pageDeps', () => ({
  pageDeps: (scope: unknown) => ({ scope, token: () => null, toCallFailure: () => ({ kind: 'no-answer' }) }),
}));
const opened: unknown[] = [];
jest.mock('@/navigation', () => ({ navigator: { goTo: async (...where: unknown[]) => opened.push(where) } }));
jest.mock('@/tracking', () => ({ tracker: { click: jest.fn() } }));
jest.mock('@/session', () => ({ session: {} }));

const place = testPlace();
const GOODS = ['枪支弹药', '打火机、充电宝'];
const words = (): string => place.element.textContent ?? '';

async function show(): Promise<void> {
  await act(async () => {
    place.render(<SendGuide scope={createScope()} />);
    await settle();
  });
}

it('the guide shows immediately; the forbidden goods come from the gateway', async () => {
  await show();
  for (const title of ['怎么寄', '禁寄物品', '打包建议', '常见问题']) expect(words()).toContain(title);
  expect(words()).not.toContain('枪支弹药');
  await act(async () =>
    mockWire.transport.last.ok({
      goodsTypeList: [],
      forbiddenList: GOODS,
      forbiddenDesc: '',
      remarkList: [],
    }),
  );
  expect(words()).toContain('枪支弹药');
});

it('a failure appears in the card of the goods, with a next step', async () => {
  await show();
  await act(async () => mockWire.transport.last.status(404));
  expect(words()).toContain('禁寄物品加载失败，请重试');
  const before = mockWire.transport.sent.length;
  await place.press('重试');
  expect(mockWire.transport.sent).toHaveLength(before + 1);
});

it('a question opens and closes, and the button links to the send page', async () => {
  await show();
  expect(words()).not.toContain('按取件时的实际重量');
  await place.press('运费怎么算？');
  expect(words()).toContain('按取件时的实际重量');
  await place.press('运费怎么算？');
  expect(words()).not.toContain('按取件时的实际重量');
  await place.press('去寄件');
  expect(opened).toEqual([['send']]);
});

it.each([
  ['', GOODS],
  [' 充 电宝 ', ['打火机、充电宝']],
  ['雨伞', []],
])('search for %p', (text, found) => expect(findGoods(GOODS, text)).toEqual(found));

it('search ignores case, width and spaces', () =>
  expect(findGoods(['ＵＳＢ 电池'], 'usb电')).toEqual(['ＵＳＢ 电池']));
