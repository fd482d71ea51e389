import { APP_TITLE } from './routes';
import { mainPackagePages, pagesOf, subPackages, tabBarItems } from './routes.derive';

const target = process.env.TARO_ENV ?? 'h5';

/**
 * Only the messaging app resolves `@name` colours (theme.json); the others get the light colours, and dark pages by
 * CSS.
 */
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
 * Subpackages that the next tap most likely needs, preloaded on Wi-Fi while the user still reads; from the tab
 * 取件 on any network, because its code in full screen may be needed where there is none. Each host's limit: 2 MB per page.
 */
function preloadRule() {
  const [home = '', send = '', pick = '', welfare = ''] = mainPackagePages(target); // in the order of the tab bar
  const after = (...packages: string[]) => ({ network: 'wifi' as const, packages });
  return {
    [home]: after('packages/pick'),
    [send]: after('packages/send'),
    [pick]: { network: 'all' as const, packages: ['packages/pick'] },
    [welfare]: after('packages/campaign', 'packages/coupon'),
  };
}

/** H5 has no packages, and does not load a list of them. */
const packages =
  target === 'h5'
    ? { pages: pagesOf(target) }
    : { pages: mainPackagePages(target), subPackages: subPackages(target), preloadRule: preloadRule() };

export default defineAppConfig({
  ...packages,
  // H5 has its own tab bar (frame/TabBar): Taro's would load web components.
  ...(target === 'h5' ? {} : { tabBar: { ...tabColours, list: tabBarItems(target) } }),
  window: { navigationBarTitleText: APP_TITLE, backgroundTextStyle: 'dark', ...bar },
  // H5: no page transition. Taro's router (4.2.0, router/page.js `hide`) hides the previous page when the transition
  // ends, even if that page is visible again by then: a user who goes back immediately would see nothing.
  ...(target === 'h5' ? { animation: false } : {}),
  ...(target === 'weapp'
    ? {
        darkmode: true,
        // Opening a page runs only the code of its own components, not of the whole package.
        lazyCodeLoading: 'requiredComponents',
        sitemapLocation: 'sitemap.json',
        themeLocation: 'theme.json',
        // Without both, the messaging app refuses `getLocation` (location bar of the weekly page).
        requiredPrivateInfos: ['getLocation'],
        permission: { 'scope.userLocation': { desc: '用于展示您所在地区的活动和优惠' } },
      }
    : {}),
});
