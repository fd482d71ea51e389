/** A page of the built packages that is opened without the code in its address says so, and asks the gateway for nothing by it. */
import { visiblePage } from '../engines/host';
import { phones, TARGETS } from '../engines/phones';
import { answersTaken } from '../engines/rest';
import { packagePath } from '../pages';
import { ROUTES } from '../../src/routes';

const { sandbox, open } = phones();

/** Routes whose H5 path has a part that must be given. */
const NEEDY = ROUTES.filter(({ path }) => /\/:\w+(?:\/|$)/.test(path));

describe.each(TARGETS)('%s', (target) => {
  test.each(NEEDY)('$name', async ({ name }) => {
    const page = await open(target, { path: packagePath(name, target) });
    await visiblePage(page).getByText('没有找到这个活动').waitFor();
    await answersTaken(page);
    const asked = (await sandbox.requests('')).filter(({ path }) => /activity|coupon|campaign/i.test(path));
    expect(asked).toEqual([]);
    await visiblePage(page).getByText('看看其他福利').click();
    await visiblePage(page).getByText('天天有福利').first().waitFor();
  });
});
