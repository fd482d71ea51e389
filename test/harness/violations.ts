import type { BrowserContext } from 'playwright-core';

/** The binding that the pages call; its name does not collide with the page's own globals. */
const NOTIFY = '__reportViolation';

/** Who receives a context's violations. */
const heardBy = new WeakMap<BrowserContext, (text: string) => void>();

/** From now on this listener receives the policy violations of a watched context's pages. */
export const onViolation = (context: BrowserContext, listener: (text: string) => void): void =>
  void heardBy.set(context, listener);

/** Watches for Content-Security-Policy violations by a context's pages, including their frames. */
export async function watchViolations(context: BrowserContext): Promise<void> {
  await context.exposeBinding(NOTIFY, (_source, text: string) => heardBy.get(context)?.(text));
  await context.addInitScript((notify) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const text = `${effectiveDirective} refuses ${blockedURI} (${sourceFile}:${lineNumber}) ${sample}`;
      (Reflect.get(window, notify) as (text: string) => void)(text);
    });
  }, NOTIFY);
}
