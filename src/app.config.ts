import { PAGES } from './routes';
export default defineAppConfig({
  pages: PAGES,
  subPackages: [{ root: 'packages/common', pages: ['soon/index'] }],
  window: { navigationBarTitleText: 'x' },
});
