import { brightness } from '.';
import type * as Suite from './brightness.suite';
import { brightnessSuite } from './brightness.suite';

let mockOs = 'ios';
jest.mock('../systemInfo', () => ({ systemInfo: { read: () => ({ os: mockOs }) } }));
jest.mock('@tarojs/taro', () => {
  const { Screen } = jest.requireActual<typeof Suite>('./brightness.suite');
  const screen = new Screen();
  return { __esModule: true, default: screen.api, screen };
});
const { screen } = jest.requireMock<{ screen: Suite.Screen }>('@tarojs/taro');

describe('on iOS', () => brightnessSuite(brightness, screen, 0.4));

describe('on Android', () => {
  beforeAll(() => void (mockOs = 'android'));
  // The found value is not the real one while the phone adapts it to the light.
  brightnessSuite(brightness, screen, -1);
});

test('a version that does not know -1 gets the found value back', async () => {
  mockOs = 'android';
  const real = screen.api.setScreenBrightness;
  const set = jest.spyOn(screen.api, 'setScreenBrightness').mockImplementation((options) => {
    if (options.value === -1) options.fail({ errMsg: 'setScreenBrightness:fail invalid data' });
    else real(options);
  });
  screen.brightness = 0.3;
  const held = brightness.hold();
  await held.outcome;
  held.release();
  await brightness.hold().outcome;
  expect(set.mock.calls.map(([{ value }]) => value)).toEqual([1, -1, 0.3, 1]);
});
