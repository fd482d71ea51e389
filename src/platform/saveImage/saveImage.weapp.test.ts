import { saveImage } from '.';

interface SaveOptions {
  readonly success: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
}
const mockSave = jest.fn<void, [SaveOptions]>();
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { canIUse: () => true, saveImageToPhotosAlbum: (options: SaveOptions) => mockSave(options) },
}));

// Reasons from the messaging app's documentation of wx.saveImageToPhotosAlbum and its developers' forum.
test.each([
  ['saveImageToPhotosAlbum:fail cancel', 'cancelled'],
  ['saveImageToPhotosAlbum:fail auth deny', 'denied'],
  ['saveImageToPhotosAlbum:fail:auth denied', 'denied'],
  ['saveImageToPhotosAlbum:fail authorize no response', 'denied'],
  ['saveImageToPhotosAlbum:fail file not found', 'failed'],
])('%s is %s', async (errMsg, kind) => {
  mockSave.mockImplementation(({ fail }) => fail({ errMsg }));
  expect((await saveImage.save('wxfile://tmp_1.png', { isFile: true })).kind).toBe(kind);
});

test('a local file is saved without a download', async () => {
  mockSave.mockImplementation(({ success }) => success({ errMsg: 'saveImageToPhotosAlbum:ok' }));
  expect(await saveImage.save('wxfile://tmp_1.png', { isFile: true })).toEqual({ kind: 'saved' });
  expect(mockSave.mock.lastCall?.[0]).toMatchObject({ filePath: 'wxfile://tmp_1.png' });
});
