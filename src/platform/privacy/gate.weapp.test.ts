import { location } from '../location';
import type * as FakeTaro from '../testing/fakeTaro';
import { consentGate } from './gate';
import { consentContract } from './gate.suite';

jest.mock('@tarojs/taro', () => {
  const { makeFakeTaro: make } = jest.requireActual<typeof FakeTaro>('../testing/fakeTaro');
  const fake = make({ getLocation: { longitude: '114', latitude: '22' }, getClipboardData: { data: 'x' } });
  return { __esModule: true, default: fake.api, fake };
});

const { fake } = jest.requireMock<{ fake: ReturnType<typeof FakeTaro.makeFakeTaro> }>('@tarojs/taro');

consentContract(fake);

describe('the messaging app’s own consent is still open though ours was given', () => {
  let remove: () => void = () => undefined;
  beforeEach(() => {
    remove = consentGate.install({ status: () => 'agreed', ask: () => Promise.resolve(true) });
  });
  afterEach(() => remove());

  test('the user may still be deciding: the permission is undecided', async () => {
    const granted = { getSetting: { authSetting: { 'scope.userLocation': true } } };
    Object.assign(fake.api, answering({ ...granted, getPrivacySetting: { needAuthorization: true } }));
    expect(await location.permission()).toBe('undecided');
    Object.assign(fake.api, answering({ ...granted, getPrivacySetting: { needAuthorization: false } }));
    expect(await location.permission()).toBe('granted');
  });
});

/** Answers only these APIs, in place of the fake's default. */
function answering(answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { api } = jest.requireActual<typeof FakeTaro>('../testing/fakeTaro').makeFakeTaro(answers);
  return Object.fromEntries(Object.keys(answers).map((name) => [name, api[name]]));
}
