import fc from 'fast-check';
import { redirectWithin, targetOf } from '../../../sandbox/gateway/address';
import { readGateway } from '../../../sandbox/gateway/address';
import { checkOptions, startOptions, WrongOption } from '../../../sandbox/gateway/options';
import { gatewayAt } from './harness';

const GATEWAY = gatewayAt('https://gateway.example.com/sit1/');

test.each([
  ['https://gateway.example.com', 'https://gateway.example.com'],
  ['https://gateway.example.com:8443/sit1/', 'https://gateway.example.com:8443/sit1'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
])('%s is the gateway %s', (text, name) => expect(readGateway(text)).toMatchObject({ name }));

test.each([
  ['gateway.example.com', /needs an address/],
  ['', /needs an address/],
  ['ftp://gateway.example.com', /must begin with https/],
  ['http://gateway.example.com', /must begin with https/],
  ['http://localhost.example.com', /must begin with https/],
  ['http://127.0.0.1.example.com', /must begin with https/],
  ['http://192.168.1.1', /must begin with https/],
  ['https://user:secret@gateway.example.com', /must not contain a user name or password/],
  ['https://gateway.example.com/?key=secret', /must not have a query/],
  ['https://gateway.example.com/wxgw', /named without \/wxgw/],
])('%s is refused', (text, reason) => {
  const answer = readGateway(text);
  expect(answer).toMatch(reason);
  expect(answer).not.toContain('secret');
});

test('a call goes below the path of the gateway', () =>
  expect(targetOf(GATEWAY, '/wxgw/a/b?c=%20d')?.href).toBe(
    'https://gateway.example.com/sit1/wxgw/a/b?c=%20d',
  ));

test.each([
  '/wxgw/../../admin',
  '/wxgw/%2e%2e/x',
  '/wxgw/..\\..\\x',
  '/other/x',
  '//evil.example/wxgw/x',
  '@evil.example/wxgw/',
  '.evil.example/wxgw/x',
  ':80/wxgw/x',
])('%s is no call of the gateway', (path) => expect(targetOf(GATEWAY, path)).toBeNull());

test('no path leads to another server', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '/', '/wxgw/', '//', '/wxgw/../', '\\'),
      (text, start) => {
        const target = targetOf(GATEWAY, start + text);
        expect(
          target === null ||
            target.href.startsWith('https://gateway.example.com/sit1/wxgw/') ||
            target.href.startsWith('https://gateway.example.com/sit1/aligw/'),
        ).toBe(true);
      },
    ),
  );
});

const FROM = new URL('https://gateway.example.com/sit1/wxgw/a/b');

test.each([
  ['/sit1/wxgw/c?d=1', '/wxgw/c?d=1'],
  ['c', '/wxgw/a/c'],
  ['https://gateway.example.com/sit1/aligw/c', '/aligw/c'],
])('a redirect to %s stays within the gateway', (location, path) =>
  expect(redirectWithin(GATEWAY, FROM, location)).toBe(path),
);

test.each([
  'https://evil.example/sit1/wxgw/c',
  '//evil.example/sit1/wxgw/c',
  '/\\evil.example/sit1/wxgw/c',
  'http://gateway.example.com/sit1/wxgw/c',
  'https://gateway.example.com.evil.example/sit1/wxgw/',
  'https://gateway.example.com:444/sit1/wxgw/c',
  '/wxgw/c',
  '/sit1/admin',
  '/sit1/wxgw/../../admin',
  'javascript:alert(1)',
  'https://',
])('a redirect to %s is refused', (location) => expect(redirectWithin(GATEWAY, FROM, location)).toBeNull());

describe('options', () => {
  test('of npm start', () => {
    expect(startOptions([], 10086)).toEqual({ gateway: null, recordTo: null, replayFrom: null });
    const options = startOptions(['--gateway', 'https://gateway.example.com', '--record'], 10086);
    expect(options).toMatchObject({
      gateway: { name: 'https://gateway.example.com' },
      recordTo: expect.stringMatching(/gateway-fixtures$/) as unknown,
    });
    expect(startOptions(['--record', 'kept', '--gateway=https://a.example'], 10086).recordTo).toMatch(
      /kept$/,
    );
    expect(startOptions(['--replay', 'kept'], 10086).replayFrom).toMatch(/kept$/);
  });

  test.each([
    [['--record'], /--record needs --gateway/],
    [['--replay', '--gateway', 'https://a.example'], /leave --gateway out/],
    [['--gateway', 'http://localhost:10086'], /this sandbox itself/],
    [['--gateway', 'http://a.example'], /must begin with https/],
    [['--gatewey', 'x'], /--gatewey/],
    [['--gateway'], /gateway/],
  ])('%j is refused', (words, reason) => {
    expect(() => startOptions(words, 10086)).toThrow(WrongOption);
    expect(() => startOptions(words, 10086)).toThrow(reason);
  });

  test('of npm run gateway', () => {
    expect(() => checkOptions([])).toThrow(/--gateway https/);
    expect(checkOptions(['--gateway', 'https://a.example', '--params', 'p.json'])).toMatchObject({
      recordTo: null,
      paramsFile: expect.stringMatching(/p\.json$/) as unknown,
    });
  });
});
