import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import type { GatewayCall } from '../../../sandbox/lab/page/api';
import { curlOf, curlWords, shellWord } from '../../../sandbox/lab/page/curl';
import { runs } from '../../harness/wide';
import { encrypt, startSandbox, tokenOf } from '../harness';
import { RECEIVER } from '../miniCalls';

const ORIGIN = 'http://localhost:10086';
const call = (over: Partial<GatewayCall> = {}): GatewayCall => ({
  at: 0,
  method: 'POST',
  path: '/wxgw/activity/info',
  headers: {},
  body: null,
  status: 200,
  response: null,
  durationMs: 1,
  ...over,
});

/** What a shell makes of each command: its words, as a program gets them. */
function wordsInShell(commands: readonly string[]): readonly (readonly string[])[] {
  const script = ['curl() { printf "%s\\0" "$#" curl "$@"; }', ...commands].join('\n');
  const parts = execFileSync('sh', ['-s'], { input: script, env: {}, cwd: '/' }).toString('utf8').split('\0');
  const found: string[][] = [];
  for (let at = 0; at < parts.length - 1;) {
    const count = Number(parts[at]) + 1;
    found.push(parts.slice(at + 1, at + 1 + count));
    at += 1 + count;
  }
  return found;
}

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc
    .array(
      fc.constantFrom(
        "'",
        '"',
        '\\',
        '$(id)',
        '`id`',
        '!!',
        '\n',
        ';',
        '&',
        '#',
        '~',
        '*',
        '@/etc/passwd',
        '-K',
        ' ',
      ),
    )
    .map((parts) => parts.join('')),
);
const anyCall = fc
  .record({
    method: fc.oneof(fc.constantFrom('GET', 'POST'), nasty),
    path: nasty.map((text) => `/wxgw/${text}`),
    headers: fc.dictionary(
      fc.constantFrom('content-type', 'authorization', 'original-path', 'user-agent', 'cookie', 'x-other'),
      nasty,
    ),
    body: fc.oneof(nasty, fc.dictionary(nasty, nasty), fc.constant(null)),
  })
  .map((part) => call(part));

test('a shell gives curl exactly the words that were meant, whatever a call contains', () => {
  const calls = fc.sample(anyCall, { numRuns: runs(200, 2000), seed: 7 });
  const shells = wordsInShell(calls.map((each) => curlOf(each, ORIGIN)));
  expect(shells).toEqual(
    calls.map((each) => curlWords(each, ORIGIN).map((word) => word.replaceAll('\0', ''))),
  );
});

test('only an option is written without quotes', () => {
  expect(
    curlOf(
      call({ method: '-K', headers: { 'content-type': 'application/json' }, body: { a: "it's" } }),
      ORIGIN,
    ),
  ).toBe(
    `curl --disable --globoff --include --request '-K' --url '${ORIGIN}/wxgw/activity/info' --header 'content-type: application/json' --data-raw '{"a":"it'\\''s"}'`,
  );
  expect(shellWord('')).toBe("''");
});

test('a form is a form; an empty header has its semicolon; a body that the log has cut is left out', () => {
  expect(
    curlWords(
      call({
        headers: {
          'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
          'original-channel': '',
        },
        body: { mobile: '13912345678', name: '张 三&' },
      }),
      ORIGIN,
    ).slice(8),
  ).toEqual([
    '--header',
    'content-type: application/x-www-form-urlencoded; charset=utf-8',
    '--header',
    'original-channel;',
    '--data-raw',
    'mobile=13912345678&name=%E5%BC%A0+%E4%B8%89%26',
  ]);
  expect(curlWords(call({ body: { cut: true, bytes: 9, start: 'a' } }), ORIGIN)).not.toContain('--data-raw');
});

test('no header but those that decide the response is copied', () => {
  const headers = {
    cookie: 'token=SECRET',
    'fc-encrypt-token': 'SECRET',
    'gw-req-encrypt': '1',
    'x-lab-user-agent': 'SECRET',
    'x-forwarded-for': 'SECRET',
    referer: 'SECRET',
    'proxy-authorization': 'SECRET',
  };
  expect(curlOf(call({ headers }), ORIGIN)).not.toMatch(/SECRET|encrypt/);
});

test('the copy of an encrypted, logged-in call gets the response of the call', async () => {
  const app = await startSandbox();
  const url = '/wxgw/address/api/v1/addressBook/save';
  const { headers } = await app.inject({ url: '/wxgw/base/config/getWXJSConfig' });
  const address = {
    ...RECEIVER,
    id: '',
    isDefault: false,
    kind: 'RECEIVER',
  };
  const sent = await app.inject({
    method: 'POST',
    url,
    headers: {
      authorization: await tokenOf(app, '13912345678'),
      'gw-req-encrypt': '1',
      'original-path': '/addressBook',
      'original-channel': 'unifylogin',
      'content-type': 'application/json',
    },
    payload: JSON.stringify(encrypt(address, String(headers['fc-encrypt-token']))),
  });
  expect(sent.body).toContain('"success":true');
  const logged = (await app.inject({ url: '/__sandbox/requests' })).json<GatewayCall[]>().at(-1);
  const words = logged === undefined ? [] : curlWords(logged, ORIGIN);
  const again = await app.inject({
    method: 'POST',
    url,
    headers: Object.fromEntries(
      words.flatMap((word, index) => (words[index - 1] === '--header' ? [word.split(': ', 2)] : [])),
    ) as Record<string, string>,
    payload: words.at(-1) ?? '',
  });
  expect(again.body).toContain('"success":true');
  await app.close();
});
