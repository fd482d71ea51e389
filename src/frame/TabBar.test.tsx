import { testPlace } from '@/utils/testing/place';
import { TabBar } from './TabBar';

const mockBadges: Record<string, string> = {};
jest.mock('./tabBadges', () => ({
  badgeText: (name: string) => mockBadges[name] ?? '',
  TABS: [
    { name: 'home', tab: { text: '首页', icon: 'house' } },
    { name: 'mine', tab: { text: '我的', icon: 'person' } },
  ],
}));
const mockWent: string[] = [];
jest.mock('@/navigation', () => ({
  navigator: { goTo: (name: string) => Promise.resolve(mockWent.push(name)) },
}));

const place = testPlace();
beforeEach(() => {
  mockWent.length = 0;
  delete mockBadges['mine'];
});

it('links to the other tabs; the current one is marked and is no link', async () => {
  place.render(<TabBar current="home" />);
  const links = Array.from(place.element.querySelectorAll('[role=link]'));
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', 'false']);
  expect(links.map(({ classList }) => classList.contains('current'))).toEqual([true, false]);
  await place.press('首页');
  await place.press('我的');
  expect(mockWent).toEqual(['mine']);
});

it.each([
  ['', '我的', 0],
  ['3', '我的，3 项待处理', 1],
])('badge %p is announced: %s', (badge, label, count) => {
  mockBadges['mine'] = badge;
  place.render(<TabBar current="home" />);
  const [, mine] = Array.from(place.element.querySelectorAll('[role=link]'));
  expect([mine?.getAttribute('aria-label'), place.element.querySelectorAll('.badge').length]).toEqual([
    label,
    count,
  ]);
});
