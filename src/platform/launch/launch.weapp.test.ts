import { launch } from '.';

let mockScene = 1001;
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { getLaunchOptionsSync: () => ({ path: 'pages/home/index', query: {}, scene: mockScene }) },
}));

it.each([
  [1154, true],
  [1155, false],
  [1001, false],
])('scene %i: single page %s', (scene, expected) => {
  mockScene = scene;
  expect(launch.isSinglePage()).toBe(expected);
});
