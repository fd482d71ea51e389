import { ContractError } from '@/api/errors';
import { regionalCodeModule } from './regionalCodeModule';

it('is read, also without a QR code if another field is set', () => {
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

it.each([{}, { regionalCodeQrCodeUrl: [7], scanLeadPhrase: ' ' }])('rejects %p', (answer) => {
  expect(() => regionalCodeModule(answer, 'm')).toThrow(ContractError);
});
