/**
 * Buttons for logged-out users lead to the login: on hosts with their own login address to that, in other hosts to the
 * popup.
 */
import { journey } from '../harness';
import { loginDialog } from '../journeys/steps';
import { PARCEL_QUERY } from '../pages/contrast';

const { visit } = journey();

const ASKED = [
  ['send', '/send', /^优惠券/],
  ['addressEdit', '/send/addressEdit?id=1', /^去登录/],
  ['contrastPrice', `/contrastPrice?${PARCEL_QUERY}`, /登录$/],
  ['me', '/me', /登录/],
] as const;

test.each(ASKED)('%s in the messaging app opens its login address', async (_page, address, name) => {
  const { open, page } = await visit({ host: 'wechat' });
  await open(address);
  await page.getByRole('button', { name }).first().click();
  await page.waitForURL(/\/__sandbox\/oauth/);
});

test.each(ASKED)('%s in a plain browser opens the popup', async (_page, address, name) => {
  const { open, page } = await visit({ host: 'plain' });
  await open(address);
  await page.getByRole('button', { name }).first().click();
  await loginDialog(page).waitFor();
});
