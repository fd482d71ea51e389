import { platformContract } from './contract.suite';
import type * as FakeTaro from './testing/fakeTaro';

jest.mock('@tarojs/taro', () => {
  const { makeFakeTaro: make } = jest.requireActual<typeof FakeTaro>('./testing/fakeTaro');
  const fake = make({
    login: { code: 'c' },
    getLocation: { longitude: 114, latitude: 22 },
    getClipboardData: { data: 'x' },
    downloadFile: { statusCode: 200, tempFilePath: 'wxfile://a' },
    requestSubscribeMessage: { a: 'accept', b: 'filter' },
    getPrivacySetting: { needAuthorization: false },
  });
  return { __esModule: true, default: fake.api, fake };
});

const { fake } = jest.requireMock<{ fake: ReturnType<typeof FakeTaro.makeFakeTaro> }>('@tarojs/taro');

platformContract({
  name: 'weapp',
  countListeners: () => fake.countListeners(),
  breakEverything: () => fake.breakWith({ errMsg: 'anything:fail system error' }),
});
