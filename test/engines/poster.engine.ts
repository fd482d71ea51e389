/** Posters in the built packages: drawn on a canvas of the page, scanned, saved, and the album refused. */
import type { Locator, Page } from 'playwright-core';
import { eventually, expectToast } from '../harness';
import { readCode } from '../harness/posterCode';
import { wide } from '../harness/wide';
import { happenings, visiblePage } from './host';
import { phones, TARGETS, type PhoneOptions } from './phones';
import { H5 } from './steps';

const { open } = phones();

const POSTER_PAGE = 'packages/invite/bargain-poster/index';
const poster = (page: Page): Locator => visiblePage(page).locator('wx-image[aria-label^="海报："] img');
const words = (page: Page, text: string): Locator => visiblePage(page).getByText(text, { exact: true });

describe.each(TARGETS)('%s', (target) => {
  const openPoster = async (options: PhoneOptions = {}): Promise<Page> => {
    const page = await open(target, { path: POSTER_PAGE, query: 'inviteCode=BG-FRIEND', ...options });
    await poster(page).waitFor();
    return page;
  };

  test('its code opens the friend’s page; it is saved to the album', async () => {
    const page = await openPoster();
    expect(await readCode(poster(page))).toBe(`${H5}/couponBargain/beInvited/BG-FRIEND`);
    await words(page, '保存到相册').click();
    await eventually(
      'a picture in the album',
      async () => (await happenings(page)).filter(({ kind }) => kind === 'saveImage'),
      (saved) => saved.length === 1,
    );
  });

  wide('album permission refused: a message, with a link to the settings', async () => {
    const page = await openPoster({ refusesAlbum: true });
    await words(page, '保存到相册').click();
    await expectToast(page, '请在设置中允许保存到相册');
    await words(page, '未获得相册权限，请在设置中允许保存到相册').waitFor();
    await words(page, '去设置').waitFor();
  });
});
