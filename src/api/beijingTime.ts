import { parseBeijingTime } from '@/utils/beijingTime';
import { string, type Decoder } from './decode';
import { ContractError } from './errors';

/**
 * Beijing wall clock as the gateway writes it, to the second; `utils/beijingTime` reads it. Apart from `decode`, which
 * every page loads.
 */
export const beijingTime: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (parseBeijingTime(text) === null) throw new ContractError(path, 'a Beijing time');
  return text;
};
