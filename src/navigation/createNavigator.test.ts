import fc from 'fast-check';
import type { NavigationCapability } from '@/platform/navigation/types';
import { failure, unsupported } from '@/platform/outcome';
import { ROUTES } from '@/routes';
import { withQuery } from '@/utils/addressQuery';
import { createNavigator } from './createNavigator';
import { makeTabArrivals } from './tabArrivals';

function setUp(
  pathForm: 'h5' | 'page',
  overrides: Partial<NavigationCapability> = {},
  canSwitch = true,
  isReadingOnly = false,
) {
  const moves: string[] = [];
  const record = (how: string) => (path: string) => {
    moves.push(`${how} ${path}`);
    return Promise.resolve({ kind: 'done' } as const);
  };
  const platform: NavigationCapability = {
    pathForm,
    tabSet: 'wechat',
    push: record('push'),
    replace: record('replace'),
    reLaunch: record('reLaunch'),
    back: record('back'),
    canGoBack: () => false,
    openExternal: (url, mode) => {
      if (pathForm === 'page') return unsupported('no address bar');
      moves.push(`leave ${mode} ${url}`);
      return { kind: 'done' };
    },
    currentPath: () => '/',
    currentUrl: () => '/',
    currentQuery: () => ({}),
    takeToken: () => null,
    dropFromAddress: () => undefined,
    setTitle: () => undefined,
    reload: () => undefined,
    closeWebview: () => Promise.resolve({ kind: 'done' }),
    ...overrides,
  };
  const arrivals = makeTabArrivals();
  const navigator = createNavigator({
    platform,
    isReadingOnly: () => isReadingOnly,
    h5Origin: pathForm === 'page' ? 'https://m.example.com' : '',
    linkPolicy: () => ({
      ownOrigins: ['https://m.example.com'],
      linkHosts: ['send.example.com'],
      tokenHosts: [],
      appSchemes: ['parcelapp'],
      miniProgramIds: ['wxOwn', '2021', 'wx123'],
    }),
    ownMiniPrograms: () => ['wxOwn', '2021'],
    otherApp: {
      openApp: ({ scheme }) => {
        moves.push(`app ${scheme}`);
        return Promise.resolve({ kind: 'opened' });
      },
      openMiniProgram: ({ appId, path }) => {
        moves.push(`mini ${appId} ${path}`);
        return Promise.resolve({ kind: 'opened' });
      },
    },
    switchTab: (path) => {
      if (!canSwitch) return Promise.resolve(failure('no such tab'));
      moves.push(`tab ${path}`);
      return Promise.resolve({ kind: 'done' });
    },
    arrivals,
  });
  return { navigator, moves, arrivals };
}

const HOSTILE = [
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/x',
  'https://evil.example',
  'intent://x#Intent;end',
  '',
];

describe('on H5', () => {
  it.each([
    ['https://m.example.com/receiveCoupon/X?a=1', 'push /receiveCoupon/X?a=1'],
    ['/logOff', 'push /logOff/index'],
    ['/static/help.html', 'leave push /static/help.html'],
    ['https://send.example.com/new?from=x', 'leave push https://send.example.com/new?from=x'],
    ['parcelapp://send', 'app parcelapp://send'],
  ])('%s -> %s', async (url, move) => {
    const { navigator, moves } = setUp('h5');
    expect(await navigator.openLink(url)).toEqual({ kind: 'done' });
    expect(moves).toEqual([move]);
  });
  it.each(HOSTILE)('refuses %p and moves nowhere', async (url) => {
    const { navigator, moves } = setUp('h5');
    expect((await navigator.openLink(url)).kind).toBe('refused');
    expect(moves).toEqual([]);
  });
  it('switches tabs with the parameters in the address', async () => {
    const { navigator, moves, arrivals } = setUp('h5');
    await navigator.goTo('send', { receiverId: '7' });
    expect(moves).toEqual(['tab /send?receiverId=7']);
    expect(arrivals.take('send')).toBeNull();
  });
  it('a link to a tab page opens on top of a campaign, so back returns; between tab pages it switches', async () => {
    const followed = async (from: string, mode?: 'replace'): Promise<readonly string[]> => {
      const { navigator, moves } = setUp('h5', { currentPath: () => from });
      await navigator.openLink('/send?couponId=C-1', mode);
      return moves;
    };
    expect(await followed('/list/LIST-0')).toEqual(['push /send?couponId=C-1']);
    expect(await followed('/list/LIST-0', 'replace')).toEqual(['tab /send?couponId=C-1']);
    expect(await followed('/welfare')).toEqual(['tab /send?couponId=C-1']);
  });
  it('goes back home when there is no previous page', async () => {
    const { navigator, moves } = setUp('h5');
    await navigator.goBack();
    expect(moves).toEqual(['back /']);
  });
  it('names the current route', () => {
    const { navigator } = setUp('h5', {
      currentPath: () => '/receiveCoupon/X',
      currentQuery: () => ({ a: '1' }),
    });
    expect(navigator.currentRoute()).toMatchObject({
      row: { name: 'receiveCoupon' },
      params: { activityCode: 'X', a: '1' },
    });
  });
});

describe('in a mini program', () => {
  it.each([
    ['https://m.example.com/receiveCoupon/X?a=1', 'push /packages/coupon/receive/index?a=1&activityCode=X'],
    ['/contrastPriceCardTest', 'push /packages/contrast/card/index'],
    [
      '/static/help.html',
      'push /packages/common/web-view/index?url=https%3A%2F%2Fm.example.com%2Fstatic%2Fhelp.html',
    ],
    [
      'https://send.example.com/new',
      'push /packages/common/web-view/index?url=https%3A%2F%2Fsend.example.com%2Fnew',
    ],
    ['weixin://dl/business/?appid=wx123&path=pages/a', 'mini wx123 pages/a'],
  ])('%s -> %s', async (url, move) => {
    const { navigator, moves } = setUp('page');
    expect(await navigator.openLink(url)).toEqual({ kind: 'done' });
    expect(moves).toEqual([move]);
  });
  it.each(HOSTILE)('refuses %p and moves nowhere', async (url) => {
    const { navigator, moves } = setUp('page');
    expect((await navigator.openLink(url)).kind).toBe('refused');
    expect(moves).toEqual([]);
  });
  it.each([
    ['/send', 'messaging app, H5 address'],
    ['https://m.example.com/send', 'H5 link'],
    ['/pages/send/index', 'page path'],
    ['/pages/post/index', 'page path of the other mini program'],
  ])('%s is switched to (%s)', async (url) => {
    const { navigator, moves } = setUp('page');
    expect(await navigator.openLink(url, 'replace')).toEqual({ kind: 'done' });
    expect(moves).toEqual(['tab /pages/send/index']);
  });
  it('navigates nowhere from a read-only page', async () => {
    const { navigator, moves } = setUp('page', {}, true, true);
    const outcomes = [
      await navigator.goTo('me'),
      await navigator.goTo('sendGuide'),
      await navigator.replaceWith('sendGuide'),
      await navigator.openLink('https://m.example.com/send'),
      await navigator.openLink('weixin://dl/business/?appid=wx123&path=a'),
      await navigator.goBack(),
    ];
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array(6).fill('unsupported'));
    expect(moves).toEqual([]);
  });
  it('has its own tab pages in the payment app', async () => {
    const { navigator, moves } = setUp('page', { tabSet: 'alipay' });
    await navigator.goTo('me');
    await navigator.openLink('/pages/me/index');
    expect(moves).toEqual(['tab /pages/mine/index', 'tab /pages/mine/index']);
  });
  it('keeps parameters across the switch, which the platform drops, and delivers them once', async () => {
    const { navigator, moves, arrivals } = setUp('page');
    await navigator.openLink('https://m.example.com/send?receiverId=7&couponId=C-1');
    expect(moves).toEqual(['tab /pages/send/index']);
    expect(arrivals.take('send')).toEqual({ receiverId: '7', couponId: 'C-1' });
    expect(arrivals.take('send')).toBeNull();
    await navigator.goTo('send');
    expect(arrivals.take('send')).toBeNull();
  });
  it('keeps nothing for a switch that did not happen', async () => {
    const { navigator, arrivals } = setUp('page', {}, false);
    expect((await navigator.goTo('send', { receiverId: '7' })).kind).toBe('failed');
    expect(arrivals.take('send')).toBeNull();
  });
  it('delivers parameters to the current page after the switch, because the host does not show it again', async () => {
    const { navigator, arrivals, moves } = setUp('page', { currentPath: () => '/pages/home/index' });
    const reported: unknown[] = [];
    arrivals.subscribe('home', (params) => reported.push(params, moves.length));
    await navigator.openLink('https://m.example.com/?for=fromHomeModalPopup&channelId=7');
    expect(reported).toEqual([{ for: 'fromHomeModalPopup', channelId: '7' }, 1]);
    expect(arrivals.take('home')).toBeNull();
  });
  it('leaves them to another page, which the host then shows', async () => {
    const { navigator, arrivals } = setUp('page', { currentPath: () => '/packages/order/list/index' });
    const reported: unknown[] = [];
    arrivals.subscribe('home', (params) => reported.push(params));
    await navigator.goTo('home', { channelId: '7' });
    expect(reported).toEqual([]);
    expect(arrivals.take('home')).toEqual({ channelId: '7' });
  });
});

describe('a link to this app’s own mini program', () => {
  const links = (path: string, query = ''): readonly string[] => [
    `weixin://dl/business/?appid=wxOwn&path=${encodeURIComponent(path)}&query=${encodeURIComponent(query)}`,
    `alipays://platformapi/startapp?appId=2021&page=${encodeURIComponent(path)}&query=${encodeURIComponent(query)}`,
  ];
  async function followed(pathForm: 'h5' | 'page', url: string, overrides?: Partial<NavigationCapability>) {
    const bench = setUp(pathForm, overrides);
    const outcome = await bench.navigator.openLink(url);
    return { outcome, moves: bench.moves, params: bench.arrivals.take('send') };
  }

  it.each([
    ...links('pages/send/index', 'couponId=C-1'),
    ...links('/pages/send/index?couponId=C-1'),
    ...links('pages/post/index?couponId=C-1'),
  ])('switches to its tab in either of them, with the parameters: %s', async (url) => {
    const { outcome, moves, params } = await followed('page', url);
    expect([outcome, moves, params]).toEqual([
      { kind: 'done' },
      ['tab /pages/send/index'],
      { couponId: 'C-1' },
    ]);
  });

  it.each(links(''))('opens the entry page without a path: %s', async (url) => {
    expect((await followed('page', url)).moves).toEqual(['tab /pages/home/index']);
  });

  it('opens what the page’s own address opens, for every page and any parameters', async () => {
    const pages = ROUTES.flatMap((row) => ('page' in row ? [row.page] : []));
    const query = fc.dictionary(fc.constantFrom('a', 'channelId', 'url', 'x y'), fc.string(), { maxKeys: 3 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...pages),
        query,
        fc.constantFrom(0, 1),
        async (page, params, index) => {
          const address = withQuery(page, params);
          const here = await followed('page', `/${address}`);
          expect(here.outcome.kind).toBe('done');
          expect(await followed('page', links(address)[index] ?? '')).toEqual(here);
        },
      ),
    );
  });

  it.each(
    ['pages/gone/index', 'pages/../send/index', '//evil.example/x', 'https://evil.example'].flatMap((path) =>
      links(path),
    ),
  )('leads nowhere when there is no such page: %s', async (url) => {
    const { outcome, moves } = await followed('page', url);
    expect([outcome.kind, moves]).toEqual(['refused', []]);
  });

  it('opens the mini program from a browser', async () => {
    const [url = ''] = links('pages/send/index');
    expect((await followed('h5', url)).moves).toEqual(['mini wxOwn pages/send/index']);
  });
});
