/** As config/fileEnds.ts puts them behind each file; test/architecture/fileEnds.test.ts holds the two together. */
export const SCRIPT_END = ';document.currentScript.dataset.whole="";';
export const STYLE_END = '.fileEnd{--end:1}';

/** What `text` does to the element that has fetched it; jsdom fetches nothing. */
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
    // As a browser runs a script: wholly, or not at all where it cannot be read.
    (0, eval)(text);
  } catch {
    // the page goes on
  }
  running.mockRestore();
}

/** A file to its last word. */
export const bringWhole = (element: HTMLElement): void =>
  bring(
    element,
    element instanceof HTMLLinkElement ? `.a { color: red }\n${STYLE_END}` : `void 0\n${SCRIPT_END}`,
  );
