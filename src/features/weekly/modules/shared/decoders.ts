/** Building blocks of several modules' decoders. Tolerant: accept texts and addresses of any size and type. */
import { string } from '@/api/decode';
import type { Decoder } from '@/api/decoder';
import { ContractError } from '@/api/errors';
import { isObject, withDefault } from '@/api/lenient';
import { cleanText } from '@/utils/text';

/** No browser or host opens longer addresses. */
const MAX_ADDRESS = 2048;

/**
 * A displayed text: without invisible characters and surrounding spaces, at most `max` characters; '' if it is missing
 * or cannot be read as a string. CSS cuts it to its lines; this limit keeps a text of megabytes off the page and out of
 * `setData`.
 */
export function shownText(max: number): Decoder<string> {
  return withDefault((value, path) => {
    // Cut before cleaning, which reads every character. Cuts at whole characters, never inside a surrogate pair.
    const start = cleanText(string(value, path).slice(0, max * 4)).trim();
    return start.length <= max ? start : Array.from(start).slice(0, max).join('');
  }, '');
}

/**
 * An address as sent by the gateway, '' if missing or invalid; checked where it is used (`ModulePicture`, `follow`).
 */
export const address: Decoder<string> = withDefault((value, path) => {
  const text = string(value, path).trim();
  if (text.length > MAX_ADDRESS) throw new ContractError(path, 'an address');
  return text;
}, '');

/** Rejects a module or an item that has nothing to show. @throws ContractError always */
export function nothingToShow(path: string): never {
  throw new ContractError(path, 'anything that can be shown');
}

/** The fields of a module. @throws ContractError if it is not an object */
export const fields: Decoder<Readonly<Record<string, unknown>>> = (value, path) => {
  if (!isObject(value)) throw new ContractError(path, 'an object');
  return value;
};
