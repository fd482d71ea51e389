/** Forms of values that many calls share. Apart from `decode`, which every page loads. */
import { parseBeijingTime } from '@/utils/beijingTime';
import { number, string, type Decoder } from './decode';
import { ContractError } from './errors';

const MAX_ID = 64;
const MINUTE_LENGTH = 'YYYY-MM-DD HH:mm'.length;

/** Integer fen from 0; money that is no amount must not be shown as one. */
export const fen: Decoder<number> = (value, path) => {
  const amount = number(value, path);
  if (!Number.isSafeInteger(amount) || amount < 0) throw new ContractError(path, 'an amount in fen');
  return amount;
};

/** A name by which the gateway knows a thing again: 1 to 64 characters. */
export const id: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (text === '' || text.length > MAX_ID) throw new ContractError(path, 'an id');
  return text;
};

/** Beijing wall clock as the gateway writes it, to the second; `utils/beijingTime` reads it. */
export const beijingTime: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (parseBeijingTime(text) === null) throw new ContractError(path, 'a Beijing time');
  return text;
};

/** Beijing wall clock to the minute, as it is shown: `YYYY-MM-DD HH:mm`. */
export const minute: Decoder<string> = (value, path) => beijingTime(value, path).slice(0, MINUTE_LENGTH);
