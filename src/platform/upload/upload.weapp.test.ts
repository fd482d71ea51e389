import { uploadSuite } from './upload.suite';

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }));

uploadSuite({
  choose: 'chooseMedia',
  chosen: {
    tempFiles: [
      { tempFilePath: 'tmp/1', size: 2_000_000 },
      { tempFilePath: 'tmp/2', size: 10 },
      { tempFilePath: 'tmp/3', size: 10 },
    ],
  },
  refusals: [
    ['went back', { errMsg: 'chooseMedia:fail cancel' }, 'cancelled'],
    ['refused the album', { errMsg: 'chooseMedia:fail auth deny' }, 'denied'],
    ['the phone refuses it', { errMsg: 'chooseMedia:fail system permission denied' }, 'denied'],
    ['refused the privacy consent', { errMsg: 'chooseMedia:fail privacy', errno: 104 }, 'denied'],
    ['a broken camera', { errMsg: 'chooseMedia:fail camera error' }, 'failed'],
  ],
  sendEnds: [
    ['aborted', { errMsg: 'uploadFile:fail abort' }, 'cancelled'],
    ['ran out of time', { errMsg: 'uploadFile:fail timeout' }, 'timeout'],
    ['a lost line', { errMsg: 'uploadFile:fail socket hang up' }, 'failed'],
    ['an address that is not on the list', { errMsg: 'uploadFile:fail url not in domain list' }, 'failed'],
  ],
  compressed: { tempFilePath: 'tmp/small' },
});
