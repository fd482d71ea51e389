import { saveImage } from '.';

interface Callbacks {
  readonly fail?: (error: unknown) => void;
}
const mockError: { value: unknown } = { value: null };
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    downloadFile: ({ success }: { readonly success: (value: unknown) => void }) =>
      success({ statusCode: 200, tempFilePath: 'a.image' }),
    saveImageToPhotosAlbum({ fail }: Callbacks) {
      fail?.(mockError.value);
      return Promise.reject(mockError.value);
    },
  },
}));

// The meaning of the payment app's error numbers, from the call's page in its documentation.
test.each([
  [15, 'denied'],
  [16, 'failed'],
  [17, 'failed'],
  [2001, 'denied'],
  [2002, 'denied'],
  [2003, 'denied'],
] as const)('error %p is %s', async (error, kind) => {
  mockError.value = { error, errorMessage: '操作未完成' };
  expect((await saveImage.save('https://x.example/i.png')).kind).toBe(kind);
});
