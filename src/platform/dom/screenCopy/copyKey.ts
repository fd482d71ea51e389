import type { StorageCapability } from '../../storage/types';

/**
 * What the HTML's script needs, separate from `copyStore`: whether there is a copy, and when it is drawn or turns out
 * not to be for this visit.
 */
const DRAWN = 'copydrawn';
export const onCopyDrawn = (run: () => void): void => window.addEventListener(DRAWN, run);
export const reportCopyDrawn = (): unknown => window.dispatchEvent(new Event(DRAWN));

const START = 'kept.screen.';

/** @param reader mark of an account, or `NOBODY` */
export const copyKey = (path: string, reader: string) => `${START}${path}.${reader}` as const;

export const isCopyKey = (key: string): key is `${typeof START}${string}` => key.startsWith(START);

/** Whether there is a copy of a page at this path, of any reader. */
export const hasCopyOf = (
  path: string,
  { session, durable }: Pick<StorageCapability, 'session' | 'durable'>,
): boolean =>
  durable
    .keys()
    .concat(session.keys())
    .some((key) => key.startsWith(`${START}${path}.`));
