import { APP_TITLE } from './routes';
import { mainPackagePages, subPackages } from './routes.derive';

const target = process.env.TARO_ENV ?? 'h5';

export default defineAppConfig({
  pages: mainPackagePages(target),
  subPackages: subPackages(target),
  window: {
    navigationBarTitleText: APP_TITLE,
    navigationBarBackgroundColor: '#FFFFFF',
    navigationBarTextStyle: 'black',
    backgroundTextStyle: 'dark',
    backgroundColor: '#F5F6F8',
  },
});
