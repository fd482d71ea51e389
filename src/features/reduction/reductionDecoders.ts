import { number, string, type Decoder } from '@/api/decode';
import { ContractError } from '@/api/errors';
import { parseBeijingTime } from '@/utils/beijingTime';

const MAX_ID = 64;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const MINUTE_LENGTH = 'YYYY-MM-DD HH:mm'.length;

/** Integer fen from 0; money that is no amount must not be shown as one. */
export const fen: Decoder<number> = (value, path) => {
  const amount = number(value, path);
  if (!Number.isSafeInteger(amount) || amount < 0) throw new ContractError(path, 'an amount in fen');
  return amount;
};

export const id: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (text === '' || text.length > MAX_ID) throw new ContractError(path, 'an id');
  return text;
};

const beijingTime: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (parseBeijingTime(text) === null) throw new ContractError(path, 'a Beijing time');
  return text;
};

/** Beijing wall clock to the minute, as it is shown. */
export const minute: Decoder<string> = (value, path) => beijingTime(value, path).slice(0, MINUTE_LENGTH);

/** Day of a Beijing time, as it is shown. */
export const day: Decoder<string> = (value, path) => beijingTime(value, path).slice(0, DAY_LENGTH);
