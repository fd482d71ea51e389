/** From a link to the coupon in a browser; all failures are in screens/receive.screen.ts. */
import { journey } from '../harness';
import { poster } from './receiveSteps';
import { dialog, logIn } from './steps';

const { sandbox, visit } = journey();

describe('claiming', () => {
  test('RC-OPEN: a link, an SMS login, one coupon; the poster opens the coupon again (wire: full)', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/receiveCoupon/RC-OPEN');
    await logIn(page);

    const result = dialog(page, '领券成功');
    await result.waitFor();
    expect(await result.textContent()).toContain('139****5678');
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(1);

    await result.getByRole('button', { name: '关闭' }).click();
    await result.waitFor({ state: 'detached' });
    await poster(page).click();
    await result.waitFor();
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(1);
  });
});
