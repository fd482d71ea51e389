/** The meaning of the payment app's error numbers, row by row, from each call's page in its documentation. */
import { location } from './location';
import { consentGate } from './privacy/gate';
import { saveImage } from './saveImage';
import { subscribeMessage } from './subscribeMessage';

interface Callbacks {
  readonly fail?: (error: unknown) => void;
}
const mockError: { value: unknown } = { value: null };
const mockGetLocation = jest.fn();
jest.mock('@tarojs/taro', () => {
  const fail = ({ fail: notify }: Callbacks = {}): Promise<unknown> => {
    notify?.(mockError.value);
    return Promise.reject(mockError.value);
  };
  return {
    __esModule: true,
    default: {
      canIUse: () => true,
      downloadFile: ({ success }: { readonly success: (value: unknown) => void }) =>
        success({ statusCode: 200, tempFilePath: 'a.image' }),
      getLocation: (options: Callbacks) => {
        mockGetLocation(options);
        return fail(options);
      },
      requestSubscribeMessage: fail,
      saveImageToPhotosAlbum: fail,
    },
  };
});

let remove: () => void;
beforeEach(() => {
  remove = consentGate.install({ status: () => 'agreed', ask: () => Promise.resolve(true) });
});
afterEach(() => remove());

const CALLS = {
  saveImage: () => saveImage.save('https://x.example/i.png'),
  location: () => location.locate(),
} as const;

test.each([
  ['saveImage', 15, 'denied'],
  ['saveImage', 16, 'failed'],
  ['saveImage', 17, 'failed'],
  ['saveImage', 2001, 'denied'],
  ['saveImage', 2002, 'denied'],
  ['saveImage', 2003, 'denied'],
  ['location', 11, 'denied'],
  ['location', 13, 'failed'],
  ['location', 14, 'timeout'],
  ['location', 2001, 'denied'],
  ['location', 2002, 'denied'],
  ['location', 2003, 'denied'],
] as const)('%s %p is %s', async (call, error, kind) => {
  mockError.value = { error, errorMessage: '操作未完成' };
  expect((await CALLS[call]()).kind).toBe(kind);
});

test('the location is requested without a type, which is a number there', async () => {
  await location.locate();
  expect(mockGetLocation.mock.calls[0]).toEqual([{}]);
});

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
