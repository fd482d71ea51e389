import { APP_TITLE } from './routes';
import { mainPackagePages, pagesOf, subPackages, tabBarItems } from './routes.derive';

const target = process.env.TARO_ENV ?? 'h5';

/** Only the messaging app resolves `@name` colours (theme.json); the others get the light set and dark pages by CSS. */
const bar =
  target === 'weapp'
    ? {
        navigationBarBackgroundColor: '@navBackground',
        navigationBarTextStyle: '@navText',
        backgroundColor: '@pageBackground',
      }
    : {
        navigationBarBackgroundColor: '#FFFFFF',
        navigationBarTextStyle: 'black',
        backgroundColor: '#F5F6F8',
      };

const tabColours =
  target === 'weapp'
    ? {
        color: '@tabText',
        selectedColor: '@tabSelected',
        backgroundColor: '@tabBackground',
      }
    : { color: '#5C6370', selectedColor: '#BF3B06', backgroundColor: '#FFFFFF' };

/**
 * Subpackages that the next press most likely needs, fetched while the person still reads, on a line that costs nothing.
 * Each host's limit: 2 MB for what one page asks for.
 */
function preloadRule() {
  const [home = '', send = '', , welfare = ''] = mainPackagePages(target); // in the order of the tab bar
  const after = (...packages: string[]) => ({ network: 'wifi' as const, packages });
  return {
    [home]: after('packages/pick'),
    [send]: after('packages/send'),
    [welfare]: after('packages/campaign', 'packages/coupon'),
  };
}

/** H5 has no packages, and is not sent a list of them. */
const packages =
  target === 'h5'
    ? { pages: pagesOf(target) }
    : { pages: mainPackagePages(target), subPackages: subPackages(target), preloadRule: preloadRule() };

export default defineAppConfig({
  ...packages,
  // H5 draws its own (frame/TabBar): Taro's brings its web components.
  ...(target === 'h5' ? {} : { tabBar: { ...tabColours, list: tabBarItems(target) } }),
  window: { navigationBarTitleText: APP_TITLE, backgroundTextStyle: 'dark', ...bar },
  // H5: pages change without Taro's slide. Its router (4.2.0, router/page.js `hide`) hides the page that was left when the
  // slide is over, and does so as well when that page is back by then: who goes back at once sees nothing.
  ...(target === 'h5' ? { animation: false } : {}),
  ...(target === 'weapp'
    ? {
        darkmode: true,
        // A page's start runs the code of what it shows and not of the whole package.
        lazyCodeLoading: 'requiredComponents',
        sitemapLocation: 'sitemap.json',
        themeLocation: 'theme.json',
        // Without both the messaging app refuses `getLocation` (location bar of the weekly page).
        requiredPrivateInfos: ['getLocation'],
        permission: { 'scope.userLocation': { desc: '用于展示您所在地区的活动和优惠' } },
      }
    : {}),
});
