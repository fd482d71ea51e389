import { string, type Decoder } from '@/api/decode';
import { pictureAddress } from '@/session/links';

/** Address of a picture; '' for one that may not be asked for. */
export const picture: Decoder<string> = (value, path) => pictureAddress(string(value, path));
