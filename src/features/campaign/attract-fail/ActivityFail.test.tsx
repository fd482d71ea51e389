import { act } from 'react';
import { bringReason } from '@/domain/activity/broughtReason';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { ActivityFail } from './ActivityFail';

const went: string[] = [];
jest.mock('@/navigation', () => ({
  navigator: {
    goTo: (name: string) => Promise.resolve(void went.push(name)),
    goBack: () => Promise.resolve(void went.push('back')),
  },
}));
const stack = { hasPageBehind: true };
jest.mock('@/platform/navigation', () => ({ navigation: { canGoBack: () => stack.hasPageBehind } }));
jest.mock('@/tracking', () => ({ tracker: { click: () => undefined } }));

const place = testPlace();
beforeEach(() => {
  went.splice(0);
});
function show(reasonMsg?: string, reasonCode?: string): HTMLElement[] {
  place.render(<ActivityFail reasonMsg={reasonMsg} reasonCode={reasonCode} />);
  return Array.from(place.element.querySelectorAll<HTMLElement>('[role=button]'));
}

it('says why, as plain text, with the next steps', async () => {
  stack.hasPageBehind = true;
  bringReason('<img src=x onerror=alert(1)>名额已满', '1006');
  const buttons = show('<img src=x onerror=alert(1)>名额已满', '1006');
  expect(place.element.querySelector('[role=heading]')?.textContent).toBe('暂时无法参与活动');
  expect(place.element.querySelector('[role=alert]')?.textContent).toContain(
    '<img src=x onerror=alert(1)>名额已满',
  );
  expect([
    place.element.querySelectorAll('img').length,
    place.element.textContent?.includes('提示码 1006'),
  ]).toEqual([0, true]);
  expect(buttons.map((button) => button.textContent)).toEqual(['去首页', '返回']);
  for (const button of buttons)
    await act(async () => {
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      await settle();
    });
  expect(went).toEqual(['home', 'back']);
});

it.each([
  ['来电 4008001234567', true],
  ['来电 4008007654321', false],
])('%s: shown %s', (words, isSaid) => {
  bringReason('来电 4008001234567', '9999');
  show(words, '9999');
  expect(place.element.textContent?.includes(words)).toBe(isSaid);
});

it('shows the spec’s text for 9999, and no back button without a previous page', () => {
  stack.hasPageBehind = false;
  const buttons = show('', '9999');
  expect(place.element.textContent).toContain('来晚啦，活动已结束~');
  expect(buttons.map((button) => button.textContent)).toEqual(['去首页']);
});

it('offers a retry if the gateway sent no response, under a heading that does not say it is over', async () => {
  const words = '来晚啦，活动已结束~';
  bringReason(words, '9999', () => Promise.resolve(void went.push('again')));
  const [retry] = show(words, '9999');
  expect(place.element.querySelector('[role=heading]')?.textContent).toBe('暂时无法参与活动');
  expect(place.element.textContent).toContain(words);
  expect(retry?.textContent).toBe('重试');
  await act(async () => {
    retry?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await settle();
  });
  expect(went).toEqual(['again']);
});
