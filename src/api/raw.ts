/** What is read elsewhere (`x-raw`) or not at all (`x-unread`). Apart from `decode`, which every page loads. */
import { record, type Decoder } from './decode';

export const rawValue: Decoder<unknown> = (value) => value;

/** Its fields as they came. */
export const rawObject = record(rawValue);

/** Data that says nothing to anybody here. */
export const ignored: Decoder<null> = () => null;
