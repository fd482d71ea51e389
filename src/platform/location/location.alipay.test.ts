import { location } from '.';
import { consentGate } from '../privacy/gate';

interface Callbacks {
  readonly fail?: (error: unknown) => void;
}
const mockError: { value: unknown } = { value: null };
const mockGetLocation = jest.fn();
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getLocation(options: Callbacks) {
      mockGetLocation(options);
      options.fail?.(mockError.value);
      return Promise.reject(mockError.value);
    },
  },
}));

let remove: () => void;
beforeEach(() => {
  remove = consentGate.install({ status: () => 'agreed', ask: () => Promise.resolve(true) });
});
afterEach(() => remove());

// The meaning of the payment app's error numbers, from the call's page in its documentation.
test.each([
  [11, 'denied'],
  [13, 'failed'],
  [14, 'timeout'],
  [2001, 'denied'],
  [2002, 'denied'],
  [2003, 'denied'],
] as const)('error %p is %s', async (error, kind) => {
  mockError.value = { error, errorMessage: '操作未完成' };
  expect((await location.locate()).kind).toBe(kind);
});

test('the location is requested without a type, which is a number there', async () => {
  await location.locate();
  expect(mockGetLocation.mock.calls[0]).toEqual([{}]);
});
