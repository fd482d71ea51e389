import { string, type Decoder } from '@/api/decode';
import { pictureAddress } from '@/session/links';
import { cleanText } from '@/utils/text';

/** A text that is shown. */
export const words: Decoder<string> = (value, path) => cleanText(string(value, path));

/** Address of a picture; '' for one that may not be asked for. */
export const picture: Decoder<string> = (value, path) => pictureAddress(string(value, path));
