import { navigation } from '../navigation';
import { random } from '../random';

/** Share of the visits that are measured. */
const SHARE = 0.1;
const DIGITS = 4;

/** @param digits four hexadecimal digits, drawn for the visit */
export const isInSample = (digits: string): boolean => parseInt(digits, 16) < SHARE * 16 ** DIGITS;

let isSampled: boolean | undefined;

/**
 * Whether this visit (a document in browsers, a run of a mini program) is measured: decided at its first page. Built
 * for the sandbox, the first page's address decides (`vitals=1`, as the device lab opens pages): tests must not depend
 * on chance. The environment is spelled out, so that a build contains only one of the two.
 */
export const isSampledVisit = (): boolean =>
  (isSampled ??=
    (process.env.TARO_APP_ENV ?? 'sandbox') === 'sandbox'
      ? navigation.currentQuery()['vitals'] === '1'
      : isInSample(random.hex(DIGITS)));
