import { login } from '../login';
import type * as FakeTaro from '../testing/fakeTaro';
import { consentGate } from './gate';
import { consentContract } from './gate.suite';

jest.mock('@tarojs/taro', () => {
  const { makeFakeTaro: make } = jest.requireActual<typeof FakeTaro>('../testing/fakeTaro');
  const fake = make({ getLocation: { longitude: '114', latitude: '22' }, login: { code: 'c' } });
  return { __esModule: true, default: fake.api, fake };
});

const { fake } = jest.requireMock<{ fake: ReturnType<typeof FakeTaro.makeFakeTaro> }>('@tarojs/taro');

consentContract(fake);

test.each(['unasked', 'refused', 'agreed'] as const)(
  "consent %s: the user's identity at the payment company is requested only with the consent",
  async (status) => {
    const asked = jest.spyOn(fake.api, 'login' as never);
    const ask = jest.fn(() => Promise.resolve(true));
    const remove = consentGate.install({ status: () => status, ask });
    const { kind } = await login.fetchLoginCode();
    remove();
    expect([kind, asked.mock.calls.length]).toEqual(status === 'agreed' ? ['code', 1] : ['failed', 0]);
    expect(ask).not.toHaveBeenCalled();
  },
);
