// H5 only: checks the end marks of the app's files. A load event does not prove that a file is ours or complete: a
// public network's login page responds to every address with 200, and a broken connection may leave half a file.
// `config/fileEnds.ts` writes the marks; this module looks for their effect.

/** Where the app's files are, without a slash at the end (docs/release.md, "A CDN"); '': at the pages' own origin. */
export const FILES_BASE = process.env.TARO_APP_FILES_BASE ?? '';

/** A style sheet of another origin shows its rules only when it was asked for this way. */
export const FILES_CORS = FILES_BASE === '' ? null : 'anonymous';

/**
 * The last statement of a script sets this on its element; it runs only when the whole script has loaded and parsed.
 */
const SCRIPT_MARK = 'whole';
/** Start of the last rule of a style sheet. */
const LAST_RULE = '.fileEnd';

/** Whether the file of an element whose `load` event has fired is complete. */
export function isWhole(element: HTMLElement): boolean {
  if (!(element instanceof HTMLLinkElement)) return element.dataset[SCRIPT_MARK] !== undefined;
  const rules = element.sheet?.cssRules;
  const last = rules?.[rules.length - 1];
  return last?.cssText.startsWith(LAST_RULE) === true;
}

/** The same file past every cache: a cache may have stored something that was not the file. */
export const freshAddress = (address: string): string => `${address}?again=${Date.now()}`;
