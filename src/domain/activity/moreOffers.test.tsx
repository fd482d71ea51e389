import { act } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { NoActivity, toWelfare } from './moreOffers';

const seen: string[] = [];
jest.mock('@/navigation', () => ({
  navigator: {
    goTo: (name: string) => Promise.resolve(void seen.push(`goes to ${name}`)),
    replaceWith: (name: string) => Promise.resolve(void seen.push(`becomes ${name}`)),
  },
}));
jest.mock('@/tracking', () => ({
  tracker: { click: (page: string, component: string) => void seen.push(`${page}: ${component}`) },
}));

const place = testPlace();
beforeEach(() => void seen.splice(0));

it('tracks the tap for its page and leads to the welfare page', async () => {
  place.render(<NoActivity page="fissionOfCash" />);
  expect(place.element.textContent).toContain('没有找到这个活动');
  await act(async () => {
    place.element
      .querySelector('[role=button]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await settle();
  });
  expect(seen).toEqual(['fissionOfCash: welfare', 'goes to welfare']);
});

it('replaces a page that is over', async () => {
  await toWelfare('pickGiftMiddle', 'replaceWith').onPress();
  expect(seen).toEqual(['pickGiftMiddle: welfare', 'becomes welfare']);
});
