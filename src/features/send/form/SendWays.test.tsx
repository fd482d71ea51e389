import { env } from '@/env';
import { testPlace } from '@/utils/testing/place';
import { SendWays } from './SendWays';

const mockWent: string[] = [];
jest.mock('@/navigation', () => ({
  navigator: { goTo: (name: string) => Promise.resolve(mockWent.push(name)) },
}));
jest.mock('@/navigation/followLink', () => ({
  followLink: (url: string) => Promise.resolve(mockWent.push(url)),
}));

const place = testPlace();
afterEach(() => jest.restoreAllMocks());

it.each([
  ['the page of locker orders, where the build has one', 'https://locker.example/', '快递柜寄件'],
  ['the cabinets nearby, where it has none', '', '附近快递柜'],
])('the other way leads to %s', async (_, lockerOrderUrl, text) => {
  mockWent.length = 0;
  jest.replaceProperty(env, 'lockerOrderUrl', lockerOrderUrl);
  place.render(<SendWays />);
  expect(place.element.textContent).toBe(`快递员上门${text}`);
  await place.press(text);
  expect(mockWent).toEqual([lockerOrderUrl || 'nearbyCabinetLand']);
});
