import { alertModulePageRules } from './modulePageRulesAlert';

jest.mock('@/env', () => {
  const { env } = jest.requireActual<{ env: object }>('@/env');
  return { env: { ...env, consumerAppScheme: 'hiveconsumer' } };
});
const mockHost = { kind: 'consumer-app', os: 'ios', appVersionCode: 6_019_000 };
jest.mock('@/platform/host', () => ({ host: { current: () => mockHost } }));
jest.mock('@/session/links', () => ({ pictureAddress: (address: string) => address }));
const mockAsked: string[] = [];
let mockAnswer = 'ok';
jest.mock('@/platform/bridge', () => ({
  bridge: {
    call: (_method: string, { scheme }: { scheme: string }) => {
      mockAsked.push(decodeURIComponent(scheme));
      return Promise.resolve({ kind: mockAnswer });
    },
  },
}));

beforeEach(() => {
  mockAsked.length = 0;
  mockAnswer = 'ok';
});

it.each([
  [6_018_999, 0, false],
  [6_019_000, 1, true],
])('version %i on iOS calls the app %i times', async (appVersionCode, times, isShown) => {
  mockHost.appVersionCode = appVersionCode;
  expect(await alertModulePageRules('<p>每人限领一张</p>')).toBe(isShown);
  expect(mockAsked).toHaveLength(times);
});

it('has the texts of the campaign’s dialog; if the app refuses, the page has to show the rules', async () => {
  mockAnswer = 'failed';
  expect(await alertModulePageRules('<p>每人限领一张</p>')).toBe(false);
  expect(mockAsked).toEqual([
    expect.stringMatching(/^hiveconsumer:\/\/alert\?title=活动规则&content=每人限领一张.*&button=我知道了$/),
  ]);
});
