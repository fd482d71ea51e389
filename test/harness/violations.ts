import type { BrowserContext } from 'playwright-core';

/** What the pages call; gone from the page's own business by its name. */
const TELL = '__tellViolation';

/** Tells what the pages of a context do against their Content-Security-Policy, the frames in them too. */
export async function watchViolations(
  context: BrowserContext,
  onViolation: (text: string) => void,
): Promise<void> {
  await context.exposeBinding(TELL, (_source, text: string) => onViolation(text));
  await context.addInitScript((tell) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const text = `${effectiveDirective} refuses ${blockedURI} (${sourceFile}:${lineNumber}) ${sample}`;
      (Reflect.get(window, tell) as (text: string) => void)(text);
    });
  }, TELL);
}
