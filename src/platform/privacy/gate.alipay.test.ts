import type * as FakeTaro from '../testing/fakeTaro';
import { consentContract } from './gate.suite';

jest.mock('@tarojs/taro', () => {
  const { makeFakeTaro: make } = jest.requireActual<typeof FakeTaro>('../testing/fakeTaro');
  const fake = make({ getLocation: { longitude: '114', latitude: '22' } });
  return { __esModule: true, default: fake.api, fake };
});

const { fake } = jest.requireMock<{ fake: ReturnType<typeof FakeTaro.makeFakeTaro> }>('@tarojs/taro');

consentContract(fake);
