/** Forms of values that many calls share. Apart from `decode`, which every page loads. */
import { number, string, type Decoder } from './decode';
import { ContractError } from './errors';

/** A whole number from 0: fen, or how many. Money that is no amount must not be shown as one. */
export const amount: Decoder<number> = (value, path) => {
  const whole = number(value, path);
  if (!Number.isSafeInteger(whole) || whole < 0) throw new ContractError(path, 'a whole number from 0');
  return whole;
};

/** A name by which the gateway knows a thing again: 1 to 64 characters. */
export const id: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (text === '' || text.length > 64) throw new ContractError(path, 'an id');
  return text;
};
