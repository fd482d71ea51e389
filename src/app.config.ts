import { APP_TITLE } from './routes';
import { mainPackagePages, subPackages } from './routes.derive';

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

export default defineAppConfig({
  pages: mainPackagePages(target),
  subPackages: subPackages(target),
  window: { navigationBarTitleText: APP_TITLE, backgroundTextStyle: 'dark', ...bar },
  ...(target === 'weapp'
    ? {
        darkmode: true,
        themeLocation: 'theme.json',
        // Without both the messaging app refuses `getLocation` (location bar of the weekly page).
        requiredPrivateInfos: ['getLocation'],
        permission: { 'scope.userLocation': { desc: '用于展示您所在地区的活动和优惠' } },
      }
    : {}),
});
