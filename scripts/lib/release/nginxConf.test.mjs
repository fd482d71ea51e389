import { nginxConf } from './nginxConf.mjs';

const HEADERS = {
  'content-security-policy': "script-src 'self' 'sha256-a+/=' \"x\"",
  'x-content-type-options': 'nosniff',
};
const conf = (changes = {}) => nginxConf({ headers: HEADERS, gateway: 'https://gw.example', ...changes });

test('both places of the HTML carry every header of the build, and ask for it each time', () => {
  const policy = /add_header content-security-policy "script-src 'self' 'sha256-a\+\/=' \\"x\\"" always;/g;
  expect(conf().match(policy)).toHaveLength(2);
  expect(conf().match(/index\.html break;[^}]*add_header cache-control "no-cache" always;/g)).toHaveLength(2);
});

test('the gateway is passed through only when the pages call their own origin', () => {
  expect(conf()).toContain('proxy_pass https://gw.example;');
  expect(conf({ gateway: '' })).not.toContain('proxy_pass');
});

test('behind a CDN, pages may read the hashed files from its origin, and nothing else', () => {
  const header = 'add_header access-control-allow-origin "*";';
  expect(conf()).not.toContain('access-control');
  const behind = conf({ isBehindCdn: true });
  expect(behind.split(header)).toHaveLength(2);
  expect(behind).toMatch(/\(js\|css\|static\)\/ \{[^}]*access-control-allow-origin/);
});

test('a value that nginx would read as a variable is refused', () =>
  expect(() => conf({ headers: { x: 'a $uri' } })).toThrow('nginx cannot take this value'));
