/** The tests' phones themselves: the next test gets one in its initial state. */
import { journey } from '../harness';

const { sandbox, phonePool } = journey();

test('a used phone is passed on in its initial state', async () => {
  const make = { viewport: { width: 375, height: 812 } };
  const take = () => phonePool().take('pool', (browser) => browser.newContext(make));
  const { origin } = sandbox;
  const used = await take();
  const { context, page } = used;
  await page.goto(`${origin}/__sandbox`);
  await page.goto(`${origin}/__sandbox?again`);
  await page.setViewportSize({ width: 375, height: 6000 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await context.grantPermissions(['geolocation'], { origin });
  await context.setGeolocation({ longitude: 113, latitude: 22 });
  await context.addCookies([{ name: 'seen', value: '1', url: origin }]);
  await page.evaluate(() => {
    window.name = 'used';
    localStorage.setItem('seen', '1');
    sessionStorage.setItem('seen', '1');
  });
  const heard = jest.fn();
  page.on('request', heard);
  await context.route('**/*', (route) => route.abort());
  await context.setOffline(true);
  await phonePool().giveBack(context);

  const next = await take();
  expect(next.page).toBe(page);
  heard.mockClear();
  await next.page.goto(`${origin}/__sandbox`);
  expect(heard).not.toHaveBeenCalled();
  expect(await next.context.cookies()).toEqual([]);
  const left = await next.page.evaluate(async () => ({
    name: window.name,
    kept: localStorage.length + sessionStorage.length,
    places: history.length,
    height: window.innerHeight,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    mayLocate: (await navigator.permissions.query({ name: 'geolocation' })).state,
  }));
  expect(left).toEqual({
    name: '',
    kept: 0,
    places: 2, // and the blank page before it
    height: 812,
    isDark: false,
    isReduced: false,
    mayLocate: 'prompt',
  });
  await phonePool().giveBack(next.context);
});

test('a phone with a test’s own script is not passed on', async () => {
  const take = () => phonePool().take('changed', (browser) => browser.newContext());
  const { context, page } = await take();
  await page.addInitScript('window.changed = true');
  await phonePool().giveBack(context);
  const next = await take();
  expect(next.page).not.toBe(page);
  await phonePool().giveBack(next.context);
});
