import { platformContract } from './contract.suite';
import type * as FakeTaro from './testing/fakeTaro';

jest.mock('@tarojs/taro', () => {
  const { makeFakeTaro: make } = jest.requireActual<typeof FakeTaro>('./testing/fakeTaro');
  const fake = make({
    login: { code: 'c' },
    getLocation: { longitude: '114.1', latitude: '22.5' },
    getClipboardData: { data: 'x' },
    downloadFile: { statusCode: 200, tempFilePath: 'https://resource/a.image' },
    requestSubscribeMessage: { result: { subscribedEntityIds: ['a'] } },
    tradePay: { resultCode: '8000' },
    getPhoneNumber: { response: 'encrypted' },
  });
  return { __esModule: true, default: fake.api, fake };
});

const { fake } = jest.requireMock<{ fake: ReturnType<typeof FakeTaro.makeFakeTaro> }>('@tarojs/taro');

platformContract({
  name: 'alipay',
  countListeners: () => fake.countListeners(),
  breakEverything: () => fake.breakWith({ error: 4, errorMessage: 'no permission' }),
});
