import { number, string, type Decoder } from '@/api/decode';
import { ContractError } from '@/api/errors';
import { withDefault } from '@/api/lenient';
import { cleanText } from '@/utils/text';

/** A text that is shown, in one line, at most `max` characters (whole ones); '' when it is missing or none. */
export const shown = (max: number): Decoder<string> =>
  withDefault((value, path) => {
    // Cut before it is cleaned: the cleaning reads every character.
    const text = cleanText(string(value, path).slice(0, max * 4))
      .replace(/\s+/g, ' ')
      .trim();
    return text.length <= max ? text : Array.from(text).slice(0, max).join('');
  }, '');

const MAX_ID = 64;
export const id: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (text === '' || text.length > MAX_ID) throw new ContractError(path, 'an id');
  return text;
};

/** Not shown: left as it is. */
export const raw: Decoder<string> = withDefault(string, '');
export const code: Decoder<number> = withDefault(number, 0);
