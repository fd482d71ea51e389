/**
 * Compares the route table with the specification's own list (product §2.2 "Route table"), copied here as the
 * description writes it.
 */
import { ROUTES, type RouteRow } from './routes';
import { customRoutes, mainPackagePages, pageOn, subPackages, tabBarItems } from './routes.derive';

/** `[parent, children…]`; '' is the parent's own address. */
const SPEC: readonly (readonly [string, ...string[]])[] = [
  ['/receiveCoupon/{activityCode}'],
  ['/receiveCouponV2/{activityCode}', '', 'share'],
  ['/couponLand'],
  ['/couponIncentive/{activityCode}'],
  ['/list/{activityCode}'],
  ['/attractNewUsers', '{activityCode}', 'success', 'fail'],
  ['/fissionOfCash'],
  ['/activtyException'],
  ['/scan/error'],
  ['/couponSale/{code}'],
  ['/couponSaleResult'],
  ['/loadApp'],
  ['/outerLoadApp'],
  ['/pickLoadApp'],
  ['/outerOpenApp/{accessToken?}'],
  ['/sampleOuterLoadApp'],
  ['/reductionFunds', '', 'guide', 'detail'],
  ['/reductionFundsExtend', 'home', 'middle'],
  ['/reductionFundsStorage', 'home', 'middle'],
  ['/nearbyCabinet/land'],
  ['/pickGift', 'activity', 'middle'],
  ['/activityMiddle', 'index', 'loading'],
  ['/fcFriday'],
  ['/winningRecord'],
  ['/couponBargain', 'invite/{activityCode}', 'beInvited/{inviteCode}', 'sharePoster/{inviteCode}'],
  ['/invoiceHome'],
  ['/invoiceList'],
  ['/invoiceDetail'],
  ['/invoiceSuccess'],
  ['/invoiceRecord'],
  ['/invoiceRecordDetail'],
  ['/invoiceRecordDoneList'],
  ['/invoiceSearchOrder'],
  ['/invoiceTitle'],
  ['/freightPrescription'],
  ['/sendGuide'],
  ['/HsGather/{configId}'],
  ['/adMarketWechaAuth'],
  ['/inviteV1', 'invite', 'sharePoster/{inviteCode}'],
  ['/inviteV2', 'invite', 'sharePoster/{inviteCode}', 'myReward'],
  ['/cashout', 'manual', 'money', 'success'],
  ['/cabinetScan', 'success', 'issues'],
  ['/sendEvaluation', 'submit', 'result', 'detail'],
  ['/logOff', 'index', 'notice', 'sure', 'success', 'mismatch', 'fail', 'verify'],
  ['/giftPage'],
  ['/checkExpress'],
  ['/expressRecord'],
  ['/appIncentive'],
  ['/feedback'],
  ['/contrastPrice', '', 'priceInquiryRecord', 'priceInquiryRecordDetail', 'productDetail', 'previewPage'],
  ['/contrastPriceCardTest'],
];

const specPaths = SPEC.flatMap(([parent, ...children]) =>
  (children.length === 0 ? [''] : children).map((child) => (child === '' ? parent : `${parent}/${child}`)),
).map((path) => path.replace(/\{(\w+)(\??)\}/g, ':$1$2'));

/** Pages of the app itself for which the description has no address. */
const OWN_PAGES = [
  '/pick/open',
  '/pick/code',
  '/pick/fee',
  '/pick/history',
  '/help/records',
  '/order/list',
  '/order/detail',
  '/settings',
  '/coupons',
  '/send/addressBook',
  '/send/addressEdit',
  '/send/success',
];

/** Product §2.2: a query token is stored for these families; product §1.2 adds its three campaign routes. */
const TOKEN_FAMILIES =
  /^\/(couponBargain|invoice\w+|activityMiddle|activtyException|attractNewUsers|fcFriday|pickGift|reductionFunds\w*|logOff|feedback|receiveCoupon|couponIncentive|list)(\/|$)/;

const rows: readonly RouteRow[] = ROUTES;
const h5Rows = rows.filter((row) => !row.miniOnly);
const customPaths = Object.values(customRoutes()).flat();

describe('route table', () => {
  it('contains every path of the description, and besides them only the tab pages and the app’s own pages', () => {
    expect(specPaths).toHaveLength(80);
    const tabs = h5Rows.flatMap((row) => (row.tab === undefined ? [] : [row.path]));
    expect(tabs).toEqual(['/', '/send', '/pick', '/welfare', '/me']);
    expect(h5Rows.map((row) => row.path).sort()).toEqual([...specPaths, ...tabs, ...OWN_PAGES].sort());
  });
  it('has the parents of nested routes too, so that no link is dead', () => {
    const parents = SPEC.filter(([, ...children]) => children.length > 0).map(([parent]) => parent);
    const answered = [
      '/attractNewUsers',
      '/couponBargain',
      '/inviteV1',
      '/inviteV2',
      '/cashout',
      '/cabinetScan',
    ];
    expect(parents).toEqual(expect.arrayContaining(answered));
    expect(customPaths).toEqual(expect.arrayContaining([...answered, '/sendEvaluation', '/logOff']));
  });
  it('names every route once and gives each a title', () => {
    expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length);
    expect(new Set(customPaths).size).toBe(customPaths.length);
    for (const row of h5Rows) expect(row.title).not.toBe('');
  });
  it('keeps the names that the description fixes', () => {
    expect(rows.find((row) => row.name === 'List')?.path).toBe('/list/:activityCode');
    expect(rows.find((row) => row.name === 'reductionFunds')?.path).toBe('/reductionFunds');
  });
  it.each(h5Rows.map((row) => [row.path, row] as const))(
    '%s takes a token exactly when the description says so',
    (path, row) => {
      expect(row.acceptsToken ?? false).toBe(TOKEN_FAMILIES.test(path));
    },
  );
});

describe('derived lists', () => {
  it('gives every route a page that the target has', () => {
    for (const target of ['h5', 'weapp', 'alipay']) {
      const pages = [
        ...mainPackagePages(target),
        ...subPackages(target).flatMap((sub) => sub.pages.map((page) => `${sub.root}/${page}`)),
      ];
      for (const row of rows) {
        const page = pageOn(row, target);
        if (!(row.miniOnly && target === 'h5')) expect(pages).toContain(page);
      }
      expect(new Set(pages).size).toBe(pages.length);
    }
  });
  it('starts with the home page', () => {
    expect(mainPackagePages('weapp')[0]).toBe('pages/home/index');
    expect(mainPackagePages('alipay')[0]).toBe('pages/main/index');
  });
  it('has five tabs in each mini program, ten pages in all, each in its main package (product §1.9)', () => {
    const bars = ['weapp', 'alipay'].map((target) => {
      const paths = tabBarItems(target).map((item) => item.pagePath);
      expect(mainPackagePages(target)).toEqual(expect.arrayContaining(paths));
      return paths;
    });
    expect(bars.map((paths) => paths.length)).toEqual([5, 5]);
    expect(new Set(bars.flat()).size).toBe(10);
    expect(tabBarItems('alipay').map((item) => item.text)).toEqual(['首页', '寄件', '取件', '福利', '我的']);
  });
});
