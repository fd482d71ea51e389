/** What the decoders of several modules are made of. Tolerant: texts and addresses of any size and kind go in. */
import { string } from '@/api/decode';
import { type Decoder } from '@/api/decoder';
import { ContractError } from '@/api/errors';
import { isObject, withDefault } from '@/api/lenient';
import { cleanText } from '@/utils/text';

/** Addresses beyond it no browser or host opens. */
const MAX_ADDRESS = 2048;

/**
 * A text that is shown: without invisible characters and outer blanks, at most `max` characters; '' when it is missing
 * or no text. Style sheets cut it to its lines; this keeps a text of megabytes off the page and out of `setData`.
 */
export function shownText(max: number): Decoder<string> {
  return withDefault((value, path) => {
    // Cut before it is cleaned: the cleaning reads every character. Whole characters only, no halves of an emoji.
    const start = cleanText(string(value, path).slice(0, max * 4)).trim();
    return start.length <= max ? start : Array.from(start).slice(0, max).join('');
  }, '');
}

/** An address as the gateway wrote it, '' when it is missing or none; checked where it is used (`CampaignPicture`, `follow`). */
export const address: Decoder<string> = withDefault((value, path) => {
  const text = string(value, path).trim();
  if (text.length > MAX_ADDRESS) throw new ContractError(path, 'an address');
  return text;
}, '');

/** Says of a module, or an item, that nothing of it can be shown. @throws ContractError always */
export function nothingToShow(path: string): never {
  throw new ContractError(path, 'anything that can be shown');
}

/** The fields of a module. @throws ContractError when it is no object */
export const fields: Decoder<Readonly<Record<string, unknown>>> = (value, path) => {
  if (!isObject(value)) throw new ContractError(path, 'an object');
  return value;
};
