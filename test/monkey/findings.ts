/** What must hold on every page, whatever the user does. Pure. */
import { ACTS } from '../acts/writeCalls';
import type { View } from './driver';

/** Values that a program has put into a text by mistake. */
const STRAY = /\bNaN\b|\bundefined\b|\bnull\b|\[object \w+\]|Invalid Date|Infinity/;

/** These write by being opened: opening them is the user's act (test/acts/h5Acts). */
const BY_OPENING: ReadonlySet<string> = new Set(['receiveCoupon']);

/** Contract name -> path. */
type PathOf = (operation: string) => string | undefined;

/** Calls that change something for the user; only a tap may send them. */
export const writePaths = (pathOf: PathOf): ReadonlySet<string> =>
  new Set(
    Object.keys(ACTS)
      .filter((name) => !BY_OPENING.has(name))
      .flatMap((name) => pathOf(name) ?? []),
  );

export interface Step {
  readonly isPress: boolean;
  readonly view: View;
  /** The view of the same page before the step. */
  readonly before: View | null;
  readonly calls: readonly string[];
  readonly errors: readonly string[];
  readonly writes: ReadonlySet<string>;
}

const count = (list: readonly string[], wanted: string): number =>
  list.filter((each) => each === wanted).length;

/** A dialog is drawn above a popup, so a popup that opens while a dialog is open is covered by it. */
const isPopupCovered = (now: readonly string[], before: readonly string[]): boolean =>
  count(before, 'dialog') > 0 && count(now, 'dialog') > 0 && count(now, 'popup') > count(before, 'popup');

/** Each rule that the page breaks after a step, as a sentence. */
export function findings({ isPress, view, before, calls, errors, writes }: Step): readonly string[] {
  const found = errors.map((error) => `error: ${error}`);
  if (!isPress)
    for (const call of calls.filter((each) => writes.has(each))) found.push(`${call} is sent without a tap`);
  if (view.isForeign) return found;
  const { lines, controls, leadsToApp = false, layers, isLoading } = view;
  if (lines.length === 0 && controls.length === 0) found.push('the page is blank');
  else if (controls.length === 0 && !isLoading && !leadsToApp)
    found.push('the page has no control: a dead end');
  for (const line of lines.filter((each) => STRAY.test(each))) found.push(`stray value: ${line}`);
  const logins = count(layers, 'login');
  if (logins > 1) found.push(`${String(logins)} login popups are open`);
  if (isPopupCovered(layers, before?.layers ?? [])) found.push('a popup opens below an open dialog');
  return found;
}
