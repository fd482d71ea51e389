import type { HostKind, HostOs } from '@/platform/host/types';
import type { LinkPolicy } from '@/utils/linkPolicy';
import { canAskNotifications, canJumpByScheme, hasRulesAlert } from './appVersions';
import { jumpOf } from './jumpRules';

const POLICY: LinkPolicy = {
  ownOrigins: ['https://m.example.com'],
  linkHosts: ['third.example', 'partner.example'],
  tokenHosts: ['partner.example'],
  appSchemes: ['hiveconsumer'],
  miniProgramIds: ['wx1'],
};
const KINDS: readonly HostKind[] = [
  'locker-app',
  'consumer-app',
  'wechat-browser',
  'wechat-mini',
  'alipay-mini',
  'alipay-browser',
  'alipay-life',
  'browser',
];
const host = (kind: HostKind, appVersionCode: number | null, os: HostOs = 'android') => ({
  kind,
  os,
  appVersionCode,
});
const APP = host('consumer-app', 6_019_000);

describe('versions of the app (product §2.5, §2.9)', () => {
  const table = [
    ['scheme', canJumpByScheme, 5_014_000],
    ['notifications', canAskNotifications, 5_023_000],
    ['rules alert on iOS', hasRulesAlert, 6_019_000],
  ] as const;

  it.each(table.flatMap(([name, rule, from]) => [-1, 0, 1].map((step) => [name, rule, from, step] as const)))(
    '%s: threshold %p %p',
    (_name, rule, from, step) => {
      expect(rule(host('consumer-app', from + step, 'ios'))).toBe(step >= 0);
    },
  );

  it.each(table)('%s: an app without a version cannot, and no other host can', (_name, rule) => {
    expect(rule(host('consumer-app', null, 'ios'))).toBe(false);
    for (const kind of KINDS.filter((one) => one !== 'consumer-app'))
      for (const os of ['ios', 'android'] as const)
        expect([kind, rule(host(kind, 9_999_999, os))]).toEqual([kind, false]);
  });

  it.each(['android', 'harmony', 'other'] as const)('the rules alert needs no version on %s', (os) => {
    expect(hasRulesAlert(host('consumer-app', 5_000_000, os))).toBe(true);
  });
});

describe('where a task leads', () => {
  const task = (jumpUrl: string, schemeUrl = '', taskToken = '') => ({ jumpUrl, schemeUrl, taskToken });
  const jump = (
    of: ReturnType<typeof task>,
    where = host('browser', null),
    loginToken: string | null = 'login',
  ) => jumpOf(of, where, { taskToken: 'T/1', loginToken }, POLICY);

  it.each([
    ['a page of ours', '/go', '/go?taskToken=T%2F1'],
    [
      'our own origin, with a query',
      'https://m.example.com/go?a=1',
      'https://m.example.com/go?a=1&taskToken=T%2F1',
    ],
    [
      'a third party, which gets no login',
      'https://third.example/t?id=9#top',
      'https://third.example/t?id=9&taskToken=T%2F1#top',
    ],
    [
      'a partner that may be handed the login',
      'https://partner.example/t',
      'https://partner.example/t?taskToken=T%2F1&token=login',
    ],
    ['an older token’s place', '/go?taskToken=old&b=2', '/go?b=2&taskToken=T%2F1'],
    ['a mini program', 'weixin://dl/business/?appid=wx1&path=a', 'weixin://dl/business/?appid=wx1&path=a'],
    [
      'a host that links may not lead to: nothing goes along',
      'https://evil.example/t',
      'https://evil.example/t',
    ],
    [
      'a name that begins like a partner’s',
      'https://partner.example.evil.example/',
      'https://partner.example.evil.example/',
    ],
    ['a script', 'javascript:alert(1)', 'javascript:alert(1)'],
  ])('%s', (_what, url, expected) => {
    expect(jump(task(url))).toEqual({ kind: 'link', url: expected });
  });

  it('without a login a partner gets no token; without any address nothing opens', () => {
    expect(jump(task('https://partner.example/t'), APP, null)).toEqual({
      kind: 'link',
      url: 'https://partner.example/t?taskToken=T%2F1',
    });
    expect(jump(task(''))).toEqual({ kind: 'nowhere' });
  });

  it('a start without a token keeps the task’s own', () => {
    expect(jumpOf(task('/go', '', 'own'), APP, { taskToken: '', loginToken: null }, POLICY)).toEqual({
      kind: 'link',
      url: '/go?taskToken=own',
    });
  });

  it.each(KINDS)('a scheme in %s', (kind) => {
    const target = jump(task('/go', 'video://open?x=1'), host(kind, 5_014_000));
    expect(target).toEqual(
      kind === 'consumer-app'
        ? { kind: 'scheme', url: 'video://open?x=1', fallbackUrl: '/go?taskToken=T%2F1' }
        : { kind: 'link', url: '/go?taskToken=T%2F1' },
    );
  });

  it.each([
    [5_013_999, 'link'],
    [5_014_000, 'scheme'],
    [5_014_001, 'scheme'],
    [null, 'link'],
  ])('a scheme in version %p of the app is a %s', (version, kind) => {
    expect(jump(task('/go', 'video://open'), host('consumer-app', version)).kind).toBe(kind);
  });

  it.each([
    'javascript://x/%0aalert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'intent://evil#Intent;end',
    'tel://10086',
    'https://evil.example/',
    'video:open',
    'video://a b',
    'video://',
    '//evil.example',
  ])('%p is not another app', (schemeUrl) => {
    expect(jump(task('/go', schemeUrl), APP)).toEqual({ kind: 'link', url: '/go?taskToken=T%2F1' });
  });
});
