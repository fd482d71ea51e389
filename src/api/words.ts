import { cleanText } from '@/utils/text';
import { string, type Decoder } from './decode';

/** A text that is shown: a string without the characters that nobody sees. Apart from `decode`, which every page loads. */
export const words: Decoder<string> = (value, path) => cleanText(string(value, path));
