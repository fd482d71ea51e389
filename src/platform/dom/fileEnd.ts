/**
 * H5 only: the last words of the app's files. "Arrived" does not say that a file is ours, or all of it: a public network's
 * login page answers every address with 200, and a line that breaks may leave half a file. `config/fileEnds.ts` writes
 * them; what they do is looked for here.
 */

/** Set on its element by the end of a script, which runs only where all of the script is there and could be read. */
const SCRIPT_MARK = 'whole';
/** Beginning of the last rule of a style sheet. */
const LAST_RULE = '.fileEnd';

/** Whether the element, whose `load` event has come, has brought its file to the last word. */
export function isWhole(element: HTMLElement): boolean {
  if (!(element instanceof HTMLLinkElement)) return element.dataset[SCRIPT_MARK] !== undefined;
  const rules = element.sheet?.cssRules;
  const last = rules?.[rules.length - 1];
  return last?.cssText.startsWith(LAST_RULE) === true;
}

/** The same file past every cache, which may have kept what was not the file. */
export const freshAddress = (address: string): string => `${address}?again=${Date.now()}`;
