import { brightness } from '.';
import type * as Suite from './brightness.suite';
import { brightnessSuite } from './brightness.suite';

jest.mock('@tarojs/taro', () => {
  const { Screen } = jest.requireActual<typeof Suite>('./brightness.suite');
  const screen = new Screen();
  return { __esModule: true, default: screen.api, screen };
});
const { screen } = jest.requireMock<{ screen: Suite.Screen }>('@tarojs/taro');

brightnessSuite(brightness, screen, 0.4);

// The payment app's general numbers.
test.each([
  [1, 'unsupported'],
  [2, 'failed'],
  [3, 'failed'],
  [4, 'unsupported'],
] as const)('error %p of all calls is %s', async (error, kind) => {
  for (const name of ['setScreenBrightness', 'setKeepScreenOn'])
    screen.failing.set(name, { error, errorMessage: '操作未完成' });
  const held = brightness.hold();
  expect((await held.outcome).kind).toBe(kind);
  held.release();
});
