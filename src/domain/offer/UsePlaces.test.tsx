import { testPlace } from '@/utils/testing/place';
import { UsePlaces } from './UsePlaces';

const mockEnv = { homeServicesConfigId: 'HS-1' };
jest.mock('@/env', () => ({
  get env() {
    return mockEnv;
  },
}));
const mockSeen: unknown[] = [];
jest.mock('@/navigation', () => ({
  navigator: { goTo: (...where: unknown[]) => Promise.resolve(void mockSeen.push(where)) },
}));
jest.mock('@/tracking', () => ({
  tracker: { click: (...what: unknown[]) => void mockSeen.push(what) },
}));

const place = testPlace();
const show = (): void =>
  place.render(<UsePlaces page="couponLand" title="去哪里使用" businesses={['寄件']} />);

beforeEach(() => {
  mockSeen.splice(0);
  mockEnv.homeServicesConfigId = 'HS-1';
});

test.each<[string, string, readonly unknown[]]>([
  ['寄件，本券可用', 'place-send', ['send']],
  ['洗衣，更多服务', 'place-wash', ['hsGather', { configId: 'HS-1' }]],
  ['上门服务，更多服务', 'place-home', ['hsGather', { configId: 'HS-1' }]],
])('%s leads there', async (name, component, where) => {
  show();
  await place.press(name);
  expect(mockSeen).toEqual([['couponLand', component], where]);
});

test('a build without home services has no tile that leads nowhere', () => {
  mockEnv.homeServicesConfigId = '';
  show();
  expect(place.element.textContent).toBe('去哪里使用寄件本券可用');
});
