import { upload } from '.';
import { gives, hostApi, uploadSuite } from './upload.suite';

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }));

uploadSuite({
  choose: 'chooseImage',
  chosen: { apFilePaths: ['tmp/1', 'tmp/2', 'tmp/3'], tempFilePaths: ['tmp/1', 'tmp/2', 'tmp/3'] },
  refusals: [
    ['went back', { error: 11, errorMessage: '用户取消操作' }, 'cancelled'],
    ['refused it once', { error: 2001, errorMessage: '用户不允许授权' }, 'denied'],
    ['refused it for good', { error: 2002, errorMessage: '用户不允许授权，不再询问' }, 'denied'],
    ['refused it in the settings', { error: 2003, errorMessage: '用户在设置中关闭' }, 'denied'],
    ['another fault', { error: 3, errorMessage: '未知错误' }, 'failed'],
  ],
  sendEnds: [
    ['aborted', { error: 9, errorMessage: '' }, 'cancelled'],
    ['aborted in older versions', { error: 12, errorMessage: '请求被取消' }, 'cancelled'],
    ['ran out of time', { error: 12, errorMessage: '上传超时' }, 'timeout'],
    ['the file is gone', { error: 11, errorMessage: '文件不存在' }, 'failed'],
    ['not sent', { error: 12, errorMessage: '上传文件失败' }, 'failed'],
    ['not allowed', { error: 13, errorMessage: '没有权限' }, 'failed'],
  ],
  compressed: { apFilePaths: ['tmp/small'] },
});

test('sizes are read where the host reports them', async () => {
  hostApi['chooseImage'] = gives({ tempFiles: [{ path: 'tmp/1', size: 0 }] });
  const { consentGate } = await import('../privacy/gate');
  consentGate.install({ status: () => 'agreed', ask: () => Promise.resolve(true) });
  const outcome = await upload.pick(1);
  const [first] = outcome.kind === 'picked' ? outcome.pictures : [];
  expect(first === undefined ? null : await upload.shrink(first)).toEqual({ kind: 'empty' });
});
