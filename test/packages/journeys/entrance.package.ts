/**
 * Entrances in the built packages: a code leads on and is removed from the stack; a code that leads nowhere shows why;
 * a repeated scan.
 */
import { navigateBack, navigateTo } from '../../engines/host';
import { LIST_PAGE } from '../../engines/listSteps';
import { phones, TARGETS } from '../../engines/phones';
import { onPage } from '../../engines/steps';

const { open } = phones();

const LOADING_PAGE = 'packages/campaign/middle-loading/index';
const WEEKLY_PAGE = 'packages/campaign/friday/index';

describe.each(TARGETS)('%s', (target) => {
  test('a code leads on, and back returns to where it was opened', async () => {
    const page = await open(target, { path: LIST_PAGE, activity: 'LIST-0' });
    await navigateTo(page, `/${LOADING_PAGE}?code=MID-FRIDAY`);
    await onPage(page, WEEKLY_PAGE);
    await navigateBack(page);
    await onPage(page, LIST_PAGE);
  });
});
