import type Taro from '@tarojs/taro';
import colours from '@/theme.json';

const phone = { colorScheme: 'light' };
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getSystemInfoSync: () => phone,
    setNavigationBarColor: jest.fn(() => Promise.resolve()),
    setTabBarStyle: jest.fn(() => Promise.resolve()),
  },
}));

let taro: typeof Taro;
const calls = (): readonly (readonly unknown[])[] => [
  ...jest.mocked(taro.setNavigationBarColor).mock.calls,
  ...jest.mocked(taro.setTabBarStyle).mock.calls,
];

beforeEach(() => {
  jest.resetModules();
  phone.colorScheme = 'light';
});

/** Reloads both: the module remembers whether the phone has been dark. */
const load = async () => {
  taro = (await import('@tarojs/taro')).default;
  return (await import('./index')).hostBars;
};

type Colours = typeof colours.dark;
const painting = (
  { navBackground, tabBackground, tabText, tabSelected }: Colours,
  frontColor: string,
  borderStyle: string,
) => [
  [{ backgroundColor: navBackground, frontColor }],
  [{ backgroundColor: tabBackground, color: tabText, selectedColor: tabSelected, borderStyle }],
];

it('a phone that is light from the start keeps the colours of app.json, without a call', async () => {
  const hostBars = await load();
  hostBars.paint();
  hostBars.paint();
  expect(calls()).toEqual([]);
});

it('dark on every page that becomes visible, light again when the phone is', async () => {
  const hostBars = await load();
  const { light, dark } = colours;
  phone.colorScheme = 'dark';
  hostBars.paint();
  expect(calls()).toEqual(painting(dark, '#ffffff', 'black'));
  hostBars.paint();
  expect(calls()).toHaveLength(4);
  phone.colorScheme = 'light';
  jest.clearAllMocks();
  hostBars.paint();
  expect(calls()).toEqual(painting(light, '#000000', 'white'));
});

it('a version without these calls keeps its bars', async () => {
  const hostBars = await load();
  phone.colorScheme = 'dark';
  jest.mocked(taro.setTabBarStyle).mockImplementationOnce(() => {
    throw new TypeError('not a function');
  });
  jest.mocked(taro.setNavigationBarColor).mockRejectedValueOnce({ error: 2 });
  hostBars.paint();
  await Promise.resolve();
  expect(calls()).toHaveLength(2);
});
