import { cleanText } from '@/utils/text';
import { string, type Decoder } from './decode';
import { withDefault } from './lenient';

/**
 * A text that is shown, in one line, at most `max` characters (whole ones, no halves of an emoji); '' when it is
 * missing or none. What fits its place is for CSS to cut; this keeps megabytes out.
 */
export const shortWords = (max: number): Decoder<string> =>
  withDefault((value, path) => {
    // Cut before it is cleaned: the cleaning reads every character.
    const text = cleanText(string(value, path).slice(0, max * 4))
      .replace(/\s+/g, ' ')
      .trim();
    return text.length <= max ? text : Array.from(text).slice(0, max).join('');
  }, '');
