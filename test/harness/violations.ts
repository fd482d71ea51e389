import type { BrowserContext } from 'playwright-core';

/** What the pages call; gone from the page's own business by its name. */
const TELL = '__tellViolation';

/** Who hears of a context's violations. */
const heardBy = new WeakMap<BrowserContext, (text: string) => void>();

/** From now on this one hears what the pages of a watched context do against their policy. */
export const onViolation = (context: BrowserContext, listener: (text: string) => void): void =>
  void heardBy.set(context, listener);

/** Watches what the pages of a context do against their Content-Security-Policy, the frames in them too. */
export async function watchViolations(context: BrowserContext): Promise<void> {
  await context.exposeBinding(TELL, (_source, text: string) => heardBy.get(context)?.(text));
  await context.addInitScript((tell) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const text = `${effectiveDirective} refuses ${blockedURI} (${sourceFile}:${lineNumber}) ${sample}`;
      (Reflect.get(window, tell) as (text: string) => void)(text);
    });
  }, TELL);
}
