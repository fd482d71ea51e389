import { boolean, literal, object, string, type Decoder } from '@/api/decode';
import { ContractError } from '@/api/errors';
import { shortWords } from '@/api/shortWords';

const MAX_ID = 64;
/** More than the contract lets in, so that what is too long is seen to be; megabytes stay out. */
const MAX_WORDS = 200;

export const id: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (text === '' || text.length > MAX_ID) throw new ContractError(path, 'an id');
  return text;
};

export const line = shortWords(MAX_WORDS);

export const contactShape = {
  name: line,
  mobile: line,
  province: line,
  city: line,
  district: line,
  detail: line,
} as const;

export const wireEntry = object({
  ...contactShape,
  id,
  isDefault: boolean,
  kind: literal('SENDER', 'RECEIVER'),
});
