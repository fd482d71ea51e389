import fc from 'fast-check';
import { classifyLink, withoutSecrets, withToken, type LinkPolicy } from './linkPolicy';

const policy: LinkPolicy = {
  ownOrigins: ['https://m.example.com', 'http://localhost:10086'],
  linkHosts: [
    'send.example.com',
    '*.cdn.example.com',
    'shop.example.com:8443',
    'http://plain.example.com',
    '10.0.0.1',
  ],
  tokenHosts: ['send.example.com'],
  appSchemes: ['hiveconsumer'],
  miniProgramIds: ['wx123', '2021'],
};

const internal = (path: string) => ({ kind: 'internal', path });
const external = (url: string) => ({ kind: 'external', url });

describe('classifyLink', () => {
  test.each([
    ['/receiveCoupon/A?x=1#top', internal('/receiveCoupon/A?x=1#top')],
    ['/', internal('/')],
    ['/list/A/', internal('/list/A/')],
    ['  /list/A ', internal('/list/A')],
    ['https://m.example.com/fcFriday?configId=1', internal('/fcFriday?configId=1')],
    ['https://M.EXAMPLE.com', internal('/')],
    ['https://m.example.com:443/a', internal('/a')],
    ['//m.example.com/a', internal('/a')],
    ['http://localhost:10086/__sandbox/authorize?x=1', internal('/__sandbox/authorize?x=1')],
    ['https://m.example.com?x=1', internal('/?x=1')],
    ['https://send.example.com/go?a=b', external('https://send.example.com/go?a=b')],
    ['HTTPS://Send.Example.COM/Go', external('https://send.example.com/Go')],
    ['//send.example.com/go', external('https://send.example.com/go')],
    ['https://a.cdn.example.com/x', external('https://a.cdn.example.com/x')],
    ['https://a.b.cdn.example.com/x', external('https://a.b.cdn.example.com/x')],
    ['https://shop.example.com:8443/x', external('https://shop.example.com:8443/x')],
    ['http://plain.example.com:80/x', external('http://plain.example.com/x')],
    ['http://plain.example.com/x', external('http://plain.example.com/x')],
    ['https://10.0.0.1/x', external('https://10.0.0.1/x')],
    ['hiveconsumer://send?x=1', { kind: 'app-scheme', url: 'hiveconsumer://send?x=1' }],
    [
      'alipays://platformapi/startapp?appId=2021&page=pages%2Fsend%2Findex%3Fa%3D1&query=b%3D2',
      { kind: 'mini-program', host: 'alipay', appId: '2021', path: 'pages/send/index?a=1&b=2' },
    ],
    [
      'weixin://dl/business/?appid=wx123&path=pages/send/index&query=a%3D1',
      { kind: 'mini-program', host: 'wechat', appId: 'wx123', path: 'pages/send/index?a=1' },
    ],
  ])('%s is allowed', (url, expected) => {
    expect(classifyLink(url, policy)).toEqual(expected);
  });

  test('an overlong address is rejected', () => {
    const target = classifyLink(`/list/${'a'.repeat(1_000_000)}`, policy);
    expect(target).toEqual({ kind: 'refused', why: 'too long' });
  });

  test.each([
    '',
    '   ',
    'list/A',
    '?a=1',
    '#x',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'jav\nascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'blob:https://m.example.com/1',
    'file:///etc/passwd',
    'intent://x#Intent;scheme=hiveconsumer;end',
    'about:blank',
    'hiveconsumer:alert(1)',
    'https://evil.example.org/',
    '//evil.example.org/',
    '///evil.example.org/',
    '/\\evil.example.org',
    '\\\\evil.example.org',
    'https:\\\\send.example.com',
    'https:/send.example.com/x',
    'https:send.example.com/x',
    'https:///send.example.com/x',
    'https://send.example.com@evil.example.org/',
    'https://evil.example.org#@send.example.com/',
    'https://evil.example.org?send.example.com',
    'https://user:pass@send.example.com/',
    'https://send.example.com.evil.example.org/',
    'https://evilsend.example.com/',
    'https://cdn.example.com/',
    'https://evilcdn.example.com/',
    'https://send.example.com./',
    'https://send..example.com/',
    'https://.example.com/',
    'https://-a.cdn.example.com/',
    'https://send.example.com:8443/',
    'https://send.example.com:0/',
    'https://send.example.com:99999/',
    'https://send.example.com:/',
    'https://shop.example.com/',
    'http://send.example.com/',
    'http://m.example.com/',
    'https://plain.example.com/',
    'https://ѕend.example.com/',
    'https://send。example.com/',
    'https://send%2eexample.com/',
    'https://[::1]/',
    'https://10.0.1/x',
    'https://0x0a.0.0.1/x',
    '/a/../b',
    '/..//evil.example.org',
    '/%2e%2e//evil.example.org',
    '/.//evil.example.org',
    '/a//b',
    'https://m.example.com//evil.example.org',
    'alipays://platformapi/startapp?appId=9999&page=x',
    'alipays://other/path?appId=2021',
    'weixin://dl/chat?x',
    'weixin://dl/business/?appid=wx999',
  ])('%j is rejected', (url) => {
    expect(classifyLink(url, policy).kind).toBe('refused');
  });

  const nasty = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'https:',
          'http:',
          'javascript:',
          '/',
          '//',
          '\\',
          '@',
          ':',
          '?',
          '#',
          '.',
          '..',
          '%2e',
          '%2f',
          '%5c',
          '\t',
          '\n',
          ' ',
          '\u0000',
          'send.example.com',
          'm.example.com',
          'a.cdn.example.com',
          'evil.example.org',
          'localhost:10086',
          '443',
          '8443',
          '。',
          'ｅ',
          '[',
          ']',
        ),
        fc.string({ maxLength: 4 }),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(''));

  test('what a browser would open is always the target that we returned', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const target = classifyLink(text, policy);
        if (target.kind === 'internal') {
          expect(new URL(target.path, 'https://m.example.com').origin).toBe('https://m.example.com');
          expect(target.path).toMatch(/^\/(?!\/)/);
          expect(
            new URL(new URL(target.path, 'https://m.example.com').pathname, 'https://m.example.com').origin,
          ).toBe('https://m.example.com');
        } else if (target.kind === 'external') {
          const real = new URL(target.url);
          expect(real.username + real.password).toBe('');
          expect([
            'https://send.example.com',
            'https://a.cdn.example.com',
            'https://shop.example.com:8443',
            'http://plain.example.com',
          ]).toContain(
            real.origin.replace(/^https:\/\/[a-z0-9.-]+\.cdn\.example\.com$/, 'https://a.cdn.example.com'),
          );
          expect(new URL(text.trim(), 'https://m.example.com').origin).toBe(real.origin);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

describe('withToken', () => {
  test('appends only where the list allows, before the fragment, once', () => {
    expect(withToken('https://send.example.com/go', 'a b', policy)).toBe(
      'https://send.example.com/go?token=a%20b',
    );
    expect(withToken('https://send.example.com/go?x=1&token=old#f', 't', policy)).toBe(
      'https://send.example.com/go?x=1&token=t#f',
    );
    expect(withToken('//send.example.com/go', 't', policy)).toBe('https://send.example.com/go?token=t');
  });

  test.each([
    'https://a.cdn.example.com/x',
    'http://send.example.com/',
    'https://evil.example.org',
    '/list/A',
    'javascript:1',
    'hiveconsumer://x',
  ])('%s gets no token', (url) => {
    expect(withToken(url, 'secret', policy)).toBe(url);
  });
});

describe('withoutSecrets', () => {
  test.each([
    ['https://m.example.com/a?token=x&b=1', 'https://m.example.com/a?b=1'],
    ['/a?token=x', '/a'],
    ['/a?b=1#/inner?token=x&c=2', '/a?b=1#/inner?c=2'],
    ['/a?TOKEN=x&access_token=y&sign=z&mobile=13800000001&b=1', '/a?b=1'],
    ['/a?%74oken=x&b=1', '/a?b=1'],
    ['/couponSale/index?code=ABC', '/couponSale/index?code=ABC'],
    ['/a?code=secret&state=s&b=1', '/a?b=1'],
    ['/outerOpenApp/secret?x=1', '/outerOpenApp?x=1'],
    ['/a', '/a'],
  ])('%s -> %s', (url, expected) => {
    expect(withoutSecrets(url)).toBe(expected);
  });

  test('no token remains, whatever is around it', () => {
    const pair = fc.tuple(
      fc.constantFrom('a', 'b', 'token', 'Token', 'access_token', 'sign'),
      fc.string().map(encodeURIComponent),
    );
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
        const cleaned = withoutSecrets(`/p?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`);
        expect(cleaned).not.toMatch(/[?&](token|access_token|sign)=/i);
        for (const [key, value] of pairs) {
          if (key === 'a' || key === 'b') expect(cleaned).toContain(`${key}=${value}`);
        }
      }),
    );
  });
});
