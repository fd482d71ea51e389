import type { Locator, Page } from 'playwright-core';
import type { Control } from './h5Acts';

/** The first visible element of the page, in a browser or on the engine host in Node. */
export const locatorOf = (page: Page, control: Control): Locator =>
  (typeof control === 'function'
    ? control(page)
    : page
        .getByRole('button', { name: control, exact: typeof control === 'string' })
        .or(page.getByRole('link', { name: control, exact: typeof control === 'string' }))
  )
    .filter({ visible: true })
    .first();
