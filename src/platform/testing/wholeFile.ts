/** As config/fileEnds.ts appends them to each file; test/architecture/fileEnds.test.ts keeps the two in sync. */
export const SCRIPT_END = ';document.currentScript.dataset.whole="";';
export const STYLE_END = '.fileEnd{--end:1}';

/** Applies `text` to the element as if it had fetched it; jsdom fetches nothing. */
export function bring(element: HTMLElement, text: string): void {
  if (element instanceof HTMLLinkElement) {
    const style = document.createElement('style');
    style.textContent = text;
    document.head.append(style);
    Object.defineProperty(element, 'sheet', { value: style.sheet, configurable: true });
    style.remove();
    return;
  }
  const running = jest.spyOn(document, 'currentScript', 'get');
  if (element instanceof HTMLScriptElement) running.mockReturnValue(element);
  try {
    // As a browser runs a script: completely, or not at all when it has a syntax error.
    (0, eval)(text);
  } catch {
    // the page continues
  }
  running.mockRestore();
}

/** Applies a complete file, including its end mark. */
export const bringWhole = (element: HTMLElement): void =>
  bring(
    element,
    element instanceof HTMLLinkElement ? `.a { color: red }\n${STYLE_END}` : `void 0\n${SCRIPT_END}`,
  );
