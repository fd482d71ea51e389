/** The meaning of the payment app's error numbers for a download, row by row. */
import { fileViewer } from './index';

const mockError: { value: unknown } = { value: null };
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    canIUse: () => true,
    downloadFile: ({ fail }: { readonly fail: (error: unknown) => void }) => fail(mockError.value),
    openDocument: () => undefined,
  },
}));

test.each([
  [12, 'not-downloaded'],
  [13, 'refused'],
  [20, 'refused'],
  [99, 'not-downloaded'],
])('%p is %s', async (error, kind) => {
  mockError.value = { error, errorMessage: '操作未完成' };
  expect(await fileViewer.openPdf('https://x.example/a.pdf', () => true)).toEqual({ kind });
});
