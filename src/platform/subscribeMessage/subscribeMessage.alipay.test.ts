import { subscribeMessage } from '.';

interface Callbacks {
  readonly fail?: (error: unknown) => void;
}
const mockError: { value: unknown } = { value: null };
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    canIUse: () => true,
    requestSubscribeMessage({ fail }: Callbacks) {
      fail?.(mockError.value);
      return Promise.reject(mockError.value);
    },
  },
}));

test.each([
  [
    { errorCode: 11, errorMessage: '用户取消订阅' },
    { kind: 'answered', answers: { a: 'reject' } },
  ],
  [{ error: '11' }, { kind: 'answered', answers: { a: 'reject' } }],
  [
    { errorCode: 10, errorMessage: '系统异常' },
    { kind: 'failed', message: '系统异常' },
  ],
])('a subscription that fails with %j', async (error, outcome) => {
  mockError.value = error;
  expect(await subscribeMessage.request(['a'])).toEqual(outcome);
});
