/** Limits of the contract that the app checks (`x-strict`). Apart from `decode`, which every page loads. */
import { number, string, type Decoder } from './decode';
import { ContractError } from './errors';

/** A text of `min` to `max` characters. */
export const textOf =
  (min: number, max = Infinity): Decoder<string> =>
  (value, path) => {
    const text = string(value, path);
    if (text.length < min || text.length > max)
      throw new ContractError(path, `a text of ${min} to ${max} characters`);
    return text;
  };

/** A text of this form. */
export const matching =
  (form: RegExp): Decoder<string> =>
  (value, path) => {
    const text = string(value, path);
    if (!form.test(text)) throw new ContractError(path, `a text like ${String(form)}`);
    return text;
  };

/** A whole number from `min` to `max`. */
export const wholeFrom =
  (min: number, max = Infinity): Decoder<number> =>
  (value, path) => {
    const whole = number(value, path);
    if (!Number.isSafeInteger(whole) || whole < min || whole > max)
      throw new ContractError(path, `a whole number from ${min}`);
    return whole;
  };
