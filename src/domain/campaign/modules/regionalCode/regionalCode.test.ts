import { ContractError } from '@/api/errors';
import { regionalCodeModule } from './regionalCodeModule';

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

it.each([{}, { regionalCodeQrCodeUrl: [7], scanLeadPhrase: ' ' }])('%p says nothing', (answer) => {
  expect(() => regionalCodeModule(answer, 'm')).toThrow(ContractError);
});
