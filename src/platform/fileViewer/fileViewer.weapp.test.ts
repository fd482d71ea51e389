/**
 * The messaging app's error texts for a failed download, row by row; also a viewer that fails, and one that is missing.
 */
import { fileViewer } from './index';

interface Options {
  readonly success: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
}
const mockHost: { download: unknown; status: number; open: unknown; has: boolean } = {
  download: null,
  status: 200,
  open: null,
  has: true,
};
const mockOpened: unknown[] = [];
jest.mock('@tarojs/taro', () => {
  const answer = (error: unknown, value: unknown, { success, fail }: Options): void =>
    error === null ? success(value) : fail(error);
  return {
    __esModule: true,
    default: {
      canIUse: () => mockHost.has,
      downloadFile: (options: Options) =>
        answer(mockHost.download, { statusCode: mockHost.status, tempFilePath: 'wxfile://tmp' }, options),
      openDocument: ({ success, fail, ...asked }: Options) => {
        mockOpened.push(asked);
        answer(mockHost.open, {}, { success, fail });
      },
    },
  };
});

beforeEach(() => {
  Object.assign(mockHost, { download: null, status: 200, open: null, has: true });
  mockOpened.length = 0;
});
const open = () => fileViewer.openPdf('https://x.example/a.pdf', () => true).then(({ kind }) => kind);

test.each([
  ['downloadFile:fail url not in domain list', 'refused'],
  ['downloadFile:fail exceed max file size', 'refused'],
  ['downloadFile:fail timeout', 'not-downloaded'],
  ['downloadFile:fail network error', 'not-downloaded'],
])('%s is %s, and no viewer opens', async (errMsg, kind) => {
  mockHost.download = { errMsg };
  expect(await open()).toBe(kind);
  expect(mockOpened).toEqual([]);
});

test('an error page is not accepted as a file', async () => {
  mockHost.status = 404;
  expect(await open()).toBe('not-downloaded');
});

test('the file opens as a PDF, unless its page has unmounted by then', async () => {
  expect(await open()).toBe('opened');
  expect(mockOpened).toEqual([{ filePath: 'wxfile://tmp', fileType: 'pdf', showMenu: true }]);
  expect(await fileViewer.openPdf('https://x.example/a.pdf', () => false)).toEqual({ kind: 'cancelled' });
  expect(mockOpened).toHaveLength(1);
});

test('a file that the viewer cannot show, and a base library without a viewer', async () => {
  mockHost.open = { errMsg: 'openDocument:fail filetype not supported' };
  expect(await open()).toBe('failed');
  mockHost.has = false;
  expect(await open()).toBe('unsupported');
});
