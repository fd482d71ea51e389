import { saveText } from './savePicture';

it.each([
  ['saved', '保存成功'],
  ['failed', '保存失败'],
  ['denied', '请在设置中允许保存到相册'],
  ['unsupported', '请长按图片保存'],
  ['cancelled', ''],
] as const)('after %s shows %p', (kind, text) => {
  expect(saveText(kind)).toBe(text);
});
