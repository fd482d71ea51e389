import { ContractError } from '@/api/errors';
import { regionalCodeModule } from './regionalCodeModule';
import { saveText } from './saveRules';

it('is read, and without a QR code it still has something to say', () => {
  expect(
    regionalCodeModule(
      {
        regionalCodeQrCodeUrl: '',
        scanLeadPhrase: ' 扫码 ',
        codeErrorMessage: '未开通',
        regionalCodeImageUrl: '/r.png',
        searchGuidePhrase: null,
      },
      'm',
    ),
  ).toEqual({
    qrUrl: '',
    scanPhrase: '扫码',
    errorMessage: '未开通',
    imageUrl: '/r.png',
    searchPhrase: '',
  });
});

it.each([{}, { regionalCodeQrCodeUrl: 7, scanLeadPhrase: ' ' }])('%p says nothing', (answer) => {
  expect(() => regionalCodeModule(answer, 'm')).toThrow(ContractError);
});

it.each([
  ['saved', '保存成功'],
  ['failed', '保存失败'],
  ['denied', '请在设置中允许保存到相册'],
  ['unsupported', '请长按图片保存'],
  ['cancelled', ''],
] as const)('saving that is %s says %p', (kind, text) => {
  expect(saveText(kind)).toBe(text);
});
