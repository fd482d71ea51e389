import { ContractError } from '@/api/errors';
import { lengths, LONG } from '../testing/limits';
import { moduleDecoderSuite } from '../testing/moduleDecoder.suite';
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

moduleDecoderSuite(regionalCodeModule, ['regionalCodeQrCodeUrl', 'scanLeadPhrase', 'codeErrorMessage']);

it('cuts texts to their limits', () => {
  const wire = { scanLeadPhrase: LONG, codeErrorMessage: LONG, searchGuidePhrase: LONG };
  expect(lengths(regionalCodeModule({ regionalCodeQrCodeUrl: '/q.png', ...wire }, 'm'))).toMatchObject({
    scanPhrase: 80,
    errorMessage: 80,
    searchPhrase: 80,
  });
});
