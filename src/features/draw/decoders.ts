import { number, string, type Decoder } from '@/api/decode';
import { ContractError } from '@/api/errors';
import { withDefault } from '@/api/lenient';

const MAX_ID = 64;
export const id: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (text === '' || text.length > MAX_ID) throw new ContractError(path, 'an id');
  return text;
};

/** Not shown: left as it is. */
export const raw: Decoder<string> = withDefault(string, '');
export const code: Decoder<number> = withDefault(number, 0);
