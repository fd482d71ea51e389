import { readFileSync } from 'node:fs';
import path from 'node:path';
import { envFaults, requireEnv } from '../config/env';

const ROOT = path.resolve(__dirname, '..');

function readEnvFile(name: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const line of readFileSync(path.join(ROOT, name), 'utf8').split('\n')) {
    const match = /^([A-Z\d_]+)=(.*)$/.exec(line);
    if (match?.[1] !== undefined) values[match[1]] = match[2] ?? '';
  }
  return values;
}

const defaults = readEnvFile('.env');

describe('build-time settings', () => {
  it('every setting that src/env*.ts read is listed in .env, because only listed ones reach the packages', () => {
    const source = ['env', 'env.consumerApp', 'env.map', 'env.service', 'env.worker']
      .concat('platform/dom/fileEnd')
      .map((name) => `src/${name}.ts`)
      .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
      .join('\n');
    const used = [...source.matchAll(/process\.env\.(TARO_APP_\w+)/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => name !== 'TARO_APP_X');
    expect(used.length).toBeGreaterThan(15);
    // Used by config/headers.ts only; no code in the packages reads them.
    const forHeaders = ['TARO_APP_CAPTCHA_HOSTS', 'TARO_APP_MAP_HOSTS'];
    expect(Object.keys(defaults).sort()).toEqual([...new Set([...used, ...forHeaders])].sort());
  });

  it('every setting reaches the app, without a slash at the end of an origin', () => {
    const names = Object.keys(defaults).filter((name) => !/_HOSTS$/.test(name));
    const before = { ...process.env };
    for (const name of names) process.env[name] = `https://${name.toLowerCase()}.example/`;
    process.env.TARO_APP_ENV = 'sit3';
    process.env.APP_VERSION = '9.8.7';
    let text = '';
    jest.isolateModules(() => {
      text = JSON.stringify([
        jest.requireActual('./env'),
        jest.requireActual('./env.consumerApp'),
        jest.requireActual('./env.map'),
        jest.requireActual('./env.service'),
        jest.requireActual('./env.worker'),
        jest.requireActual('./platform/dom/fileEnd'),
      ]);
    });
    process.env = before;
    const missing = names.filter((name) => !text.includes(`https://${name.toLowerCase()}.example`));
    expect(missing).toEqual(['TARO_APP_ENV']);
    expect(text).toContain('"name":"sit3"');
    expect(text).toContain('"version":"9.8.7"');
    expect(text).toContain('"h5Base":"https://taro_app_h5_base.example"');
  });

  it('can build the sandbox from .env alone', () => {
    expect(envFaults(defaults)).toEqual([]);
  });

  it('a real environment has no address of the sandbox', () => {
    const merged = Object.entries({ ...defaults, ...readEnvFile('.env.real') });
    expect(merged.filter(([, value]) => /__sandbox|127\.0\.0\.1|localhost/.test(value))).toEqual([]);
  });

  it('builds without a map: without its key or its script there is none, and the build is complete', () => {
    expect(envFaults({ ...defaults, TARO_APP_MAP_KEY: '', TARO_APP_MAP_SCRIPT_URL: '' })).toEqual([]);
  });

  it('stops the build and names what is missing or malformed', () => {
    expect(() => requireEnv({ ...defaults, TARO_APP_CAPTCHA_APP_ID: ' ' })).toThrow(
      'TARO_APP_CAPTCHA_APP_ID is missing',
    );
    expect(() => requireEnv({ ...defaults, TARO_APP_ENV: 'staging' })).toThrow('TARO_APP_ENV must be one of');
    expect(() => requireEnv({ ...defaults, TARO_APP_GATEWAY_BASE: '/wxgw' })).toThrow(
      'TARO_APP_GATEWAY_BASE must be an absolute',
    );
    expect(() => requireEnv({ ...defaults, TARO_APP_H5_GATEWAY_BASE: 'gw.example' })).toThrow(
      'TARO_APP_H5_GATEWAY_BASE',
    );
    expect(() => requireEnv({ ...defaults, TARO_APP_SEND_PARCEL_URL: '//send.example' })).toThrow(
      'TARO_APP_SEND_PARCEL_URL must be an absolute',
    );
    expect(() => requireEnv({ ...defaults, TARO_APP_SERVICE_WORKER: 'no' })).toThrow(
      'TARO_APP_SERVICE_WORKER must be on or off',
    );
    const files = { TARO_APP_SERVICE_WORKER: 'off', TARO_APP_FILES_BASE: 'https://static.example.com/a' };
    expect(envFaults({ ...defaults, ...files })).toEqual([]);
    expect(envFaults({ ...defaults, ...files, TARO_APP_SERVICE_WORKER: 'on' })).toEqual([
      'TARO_APP_SERVICE_WORKER must be off with TARO_APP_FILES_BASE',
    ]);
    expect(() => requireEnv({ ...defaults, ...readEnvFile('.env.real') })).toThrow(
      'TARO_APP_GATEWAY_BASE is missing',
    );
  });

  const PROD: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [
        name,
        /^(http|\/)/.test(value) ? 'https://m.example.com/x' : value,
      ]),
    ),
    TARO_APP_ENV: 'prod',
    TARO_APP_LINK_HOSTS: 'm.example.com, *.example.com,*.shop.example.com.cn, pay.example.cn:8443',
    TARO_APP_TOKEN_HOSTS: 'm.example.com',
  };

  it('can build production', () => {
    expect(envFaults(PROD, 'prod')).toEqual([]);
  });

  it.each<[name: string, fault: string, values: readonly string[]]>([
    [
      'TARO_APP_TOKEN_HOSTS',
      'may have a wildcard only below a domain of one owner',
      [
        '*.com',
        '*.com.cn',
        '*.CO.JP',
        'm.example.com, *.cn',
        '*.gd.cn',
        '*.github.io',
        ' *.bucket.aliyuncs.com',
      ],
    ],
    [
      'TARO_APP_TOKEN_HOSTS',
      'must name hosts',
      [
        ...[
          '*',
          '**',
          '*.',
          '*example.com',
          'a.*.com',
          '*.*.com',
          'https://*',
          'm.example.com.',
          '.example.com',
        ],
        ...[
          'm.example.com/x',
          'm@example.com',
          'm.example.com:',
          'javascript:x',
          'a b.com',
          'm．example．com',
        ],
        'ftp://m.example.com',
      ],
    ],
    // Both are inserted into the policy's `script-src` unchanged.
    ...['TARO_APP_MAP_HOSTS', 'TARO_APP_CAPTCHA_HOSTS'].map((name): [string, string, string[]] => [
      name,
      'must name hosts',
      [
        "'unsafe-inline'",
        "x 'unsafe-eval'",
        'a.example.com; script-src *',
        '*',
        'https:',
        'data:',
        'a.example.com/x',
      ],
    ]),
    ['TARO_APP_LINK_HOSTS', 'must be https in production', ['http://m.example.com', 'HTTP://m.example.com']],
    ['TARO_APP_LINK_HOSTS', 'may have a wildcard only', ['https://*.com', '*.1.2', '*.localhost']],
    [
      'TARO_APP_TOKEN_HOSTS',
      'must name public hosts in production',
      ['localhost', 'https://localhost:10086', '127.0.0.1', '10.0.0.1:8443', 'intranet', 'a.localhost'],
    ],
    ['TARO_APP_TOKEN_HOSTS', 'must name one host', ['com.cn', 'github.io']],
    [
      'TARO_APP_SERVICE_PHONE',
      'must be a phone number',
      ['tel:400', '400 000 1234', '400-', '40', '客服', '1'.repeat(21)],
    ],
    ['TARO_APP_GATEWAY_BASE', 'must be https in production', ['http://gw.example.com']],
    ['TARO_APP_H5_GATEWAY_BASE', 'must be https in production', ['http://gw.example.com']],
    ['TARO_APP_H5_BASE', 'must be https in production', ['http://m.example.com']],
    ['TARO_APP_SEND_PARCEL_URL', 'must be https in production', ['http://m.example.com/send']],
    ['TARO_APP_CAPTCHA_SCRIPT_URL', 'must be https in production', ['http://m.example.com/a.js']],
    [
      'TARO_APP_GATEWAY_BASE',
      'must be an absolute',
      [
        'https://',
        ' https://gw.example.com',
        'https://a@gw.example.com',
        'https:\\\\gw.example.com',
        'gw.example.com',
      ],
    ],
    ['TARO_APP_GATEWAY_BASE', 'must be an address without query', ['https://gw.example.com/?x=']],
    ['TARO_APP_FILES_BASE', 'must be an absolute', ['/files', '//static.example.com', 'static.example.com']],
    ['TARO_APP_FILES_BASE', 'must be https in production', ['http://static.example.com']],
    ['TARO_APP_FILES_BASE', 'must not end with a slash', ['https://static.example.com/']],
    [
      'TARO_APP_CONSUMER_APP_SCHEME',
      'must be a scheme of the app alone',
      [
        ...[
          'javascript',
          'JavaScript',
          ' javascript ',
          '\tjavascript\n',
          'javascript:',
          'javascript://x',
          'data',
        ],
        ...['vbscript', 'file', 'FILE', 'blob', 'about', 'http', 'https', 'HTTPS', 'intent', 'tel', 'weixin'],
      ],
    ],
    [
      'TARO_APP_CONSUMER_APP_SCHEME',
      'must be a bare URL scheme',
      [
        'HiveConsumer',
        ' hiveconsumer',
        'hiveconsumer://',
        'java\tscript',
        'hive consumer',
        '1app',
        'x',
        '应用',
      ],
    ],
    ['TARO_APP_SEND_PARCEL_APP_URL', 'must be a scheme of the app alone', ['javascript://x', 'file:///x']],
    [
      'TARO_APP_SEND_PARCEL_APP_URL',
      'must be',
      ['javascript:alert(1)', 'JavaScript://x', 'http://m.example.com'],
    ],
  ])('production refuses %s: %s', (name, fault, values) => {
    const passed = values.filter(
      (value) =>
        !envFaults({ ...PROD, [name]: value }, 'prod').some((text) => text.startsWith(`${name} ${fault}`)),
    );
    expect(passed).toEqual([]);
  });

  it('every build refuses a wildcard for a shared domain; only production refuses http and localhost', () => {
    for (const name of [
      'TARO_APP_LINK_HOSTS',
      'TARO_APP_TOKEN_HOSTS',
      'TARO_APP_MAP_HOSTS',
      'TARO_APP_CAPTCHA_HOSTS',
    ])
      expect(envFaults({ ...defaults, [name]: '*.com' })).toHaveLength(1);
    expect(envFaults({ ...defaults, TARO_APP_CONSUMER_APP_SCHEME: 'javascript' })).toHaveLength(1);
    const onLan = {
      TARO_APP_GATEWAY_BASE: 'http://192.168.1.7:10086',
      TARO_APP_LINK_HOSTS: 'http://192.168.1.7',
    };
    expect(envFaults({ ...defaults, ...onLan })).toEqual([]);
  });

  it('--mode names the environment that is built', () => {
    expect(envFaults({ ...PROD, TARO_APP_ENV: 'sit1' }, 'prod')).toEqual([
      'TARO_APP_ENV must be prod with --mode prod',
    ]);
    // Without `--mode`, the bundler passes its own mode.
    expect(envFaults(PROD, 'production')).toEqual([]);
  });
});
