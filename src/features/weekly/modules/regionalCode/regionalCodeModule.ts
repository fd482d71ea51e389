import type { Decoder } from '@/api/decoder';
import { address, fields, nothingToShow, shownText } from '../shared/decoders';

/** The QR code of a region's group (product §2.3 "regionalCodeModule"). */
interface RegionalCodeView {
  /** '' if there is none for this place: `errorMessage` is shown then (product §2.8). */
  readonly qrUrl: string;
  /** Text that says what scanning leads to. */
  readonly scanPhrase: string;
  /** '' for the default text. */
  readonly errorMessage: string;
  readonly imageUrl: string;
  /** How else to find the group. */
  readonly searchPhrase: string;
}

const phrase = shownText(80);

/** @throws ContractError if all fields are empty */
export const regionalCodeModule: Decoder<RegionalCodeView> = (value, path) => {
  const module = fields(value, path);
  const view = {
    qrUrl: address(module['regionalCodeQrCodeUrl'], path),
    scanPhrase: phrase(module['scanLeadPhrase'], path),
    errorMessage: phrase(module['codeErrorMessage'], path),
    imageUrl: address(module['regionalCodeImageUrl'], path),
    searchPhrase: phrase(module['searchGuidePhrase'], path),
  };
  return Object.values(view).every((part) => part === '') ? nothingToShow(path) : view;
};
