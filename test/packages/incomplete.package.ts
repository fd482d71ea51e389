/** A page of the built packages opened without the code in its address shows a message and sends no request for it. */
import { ROUTES } from '../../src/routes';
import { visiblePage } from '../engines/host';
import { phones, TARGETS } from '../engines/phones';
import { answersTaken } from '../engines/rest';
import { packagePath } from '../pages';

const { sandbox, open } = phones();

/** Routes whose H5 path has a required part. */
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
    await answersTaken(page);
  });
});
