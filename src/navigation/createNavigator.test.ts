import type { NavigationCapability } from '@/platform/navigation/types';
import { unsupported } from '@/platform/outcome';
import { createNavigator } from './createNavigator';

function setUp(pathForm: 'h5' | 'page', overrides: Partial<NavigationCapability> = {}, tabs: string[] = []) {
  const moves: string[] = [];
  const record = (how: string) => (path: string) => {
    moves.push(`${how} ${path}`);
    return Promise.resolve({ kind: 'done' } as const);
  };
  const platform: NavigationCapability = {
    pathForm,
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
    dropFromAddress: () => undefined,
    setTitle: () => undefined,
    closeWebview: () => Promise.resolve({ kind: 'done' }),
    ...overrides,
  };
  const navigator = createNavigator({
    platform,
    h5Origin: pathForm === 'page' ? 'https://m.example.com' : '',
    linkPolicy: () => ({
      ownOrigins: ['https://m.example.com'],
      linkHosts: ['send.example.com'],
      tokenHosts: [],
      appSchemes: ['parcelapp'],
      miniProgramIds: ['wx123'],
    }),
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
      if (!tabs.includes(path)) return Promise.resolve(false);
      moves.push(`tab ${path}`);
      return Promise.resolve(true);
    },
  });
  return { navigator, moves };
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
  it('goes back home when there is nothing behind', async () => {
    const { navigator, moves } = setUp('h5');
    await navigator.goBack();
    expect(moves).toEqual(['back /']);
  });
  it('names the route on screen', () => {
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
    ['/feedback', 'push /packages/common/soon/index?route=feedback'],
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
  it('switches to a tab page instead of pushing it', async () => {
    const { navigator, moves } = setUp('page', {}, ['/pages/home/index']);
    await navigator.goTo('home');
    expect(moves).toEqual(['tab /pages/home/index']);
  });
  it('names the route behind a coming-soon page', () => {
    const { navigator } = setUp('page', {
      currentPath: () => '/packages/common/soon/index',
      currentQuery: () => ({ route: 'feedback' }),
    });
    expect(navigator.currentRoute()?.row.name).toBe('feedback');
  });
});
