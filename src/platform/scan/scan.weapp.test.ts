import { scan } from '.';

interface ScanOptions {
  readonly success: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
}
const mockScanCode = jest.fn<void, [ScanOptions]>();
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { canIUse: () => true, scanCode: (options: ScanOptions) => mockScanCode(options) },
}));

const TEXT = 'CAB-1001';

test.each([
  ['the messaging app', { result: TEXT }, { kind: 'scanned', text: TEXT }],
  ['the payment app', { code: TEXT, qrCode: '' }, { kind: 'scanned', text: TEXT }],
  ['its older versions', { qrCode: TEXT }, { kind: 'scanned', text: TEXT }],
  ['a code that says nothing', { result: '' }, { kind: 'failed', message: 'a scan without text' }],
])('reads the result of %s', async (_name, answer, outcome) => {
  mockScanCode.mockImplementation(({ success }) => success(answer));
  expect(await scan.scan()).toEqual(outcome);
});

test.each([
  ['went back', { errMsg: 'scanCode:fail cancel' }, 'cancelled'],
  ['went back in the payment app', { error: 10, errorMessage: '用户取消' }, 'cancelled'],
  ['refused the camera', { errMsg: 'scanCode:fail auth deny' }, 'denied'],
  ['has a broken camera in the payment app', { error: 11, errorMessage: '操作失败' }, 'failed'],
  ['refused it in the payment app', { error: 2001, errorMessage: '用户拒绝' }, 'denied'],
  ['refused it there for good', { error: 2002, errorMessage: '用户拒绝，不再询问' }, 'denied'],
  ['refused it in its settings', { error: 2003, errorMessage: '用户在设置中关闭' }, 'denied'],
  ['has a broken camera', { errMsg: 'scanCode:fail system error' }, 'failed'],
])('a user who %s', async (_name, error, kind) => {
  mockScanCode.mockImplementation(({ fail }) => fail(error));
  expect((await scan.scan()).kind).toBe(kind);
});

test('a label accepts barcodes too, and pictures', async () => {
  mockScanCode.mockImplementation(({ success }) => success({ barCode: TEXT }));
  expect(await scan.scan('label')).toEqual({ kind: 'scanned', text: TEXT });
  expect(mockScanCode).toHaveBeenLastCalledWith(
    expect.objectContaining({ onlyFromCamera: false, scanType: ['barCode', 'qrCode'] }),
  );
});

test('a locker accepts only the camera and only QR codes', async () => {
  mockScanCode.mockImplementation(({ success }) => success({ result: TEXT }));
  await scan.scan();
  expect(mockScanCode).toHaveBeenLastCalledWith(
    expect.objectContaining({ onlyFromCamera: true, scanType: ['qrCode'] }),
  );
});
