import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CACHE, DIST, ROOT } from '../paths.mjs';
import { checkUpload, missingKeys, upload } from './upload.mjs';

const FILE = 'package.json';

test('without keys an upload names each one and where it comes from', () => {
  expect(() => checkUpload(['weapp', 'alipay'], {})).toThrow(
    /WEAPP_PRIVATE_KEY_FILE is missing: .*mp\.weixin\.qq\.com[\s\S]*ALIPAY_TOOL_ID is missing[\s\S]*ALIPAY_PRIVATE_KEY_FILE is missing/,
  );
});

test('a key file has to be there', () => {
  expect(missingKeys(['weapp'], { WEAPP_PRIVATE_KEY_FILE: '/nowhere/key' })).toEqual([
    'WEAPP_PRIVATE_KEY_FILE: there is no file /nowhere/key.',
  ]);
  expect(missingKeys(['weapp'], { WEAPP_PRIVATE_KEY_FILE: FILE })).toEqual([]);
});

test('H5 has no upload', () =>
  expect(() => checkUpload(['h5'], {})).toThrow('--upload takes weapp and alipay'));

describe('the command', () => {
  const dated = () =>
    [DIST, path.join(ROOT, 'release')].map(
      (folder) => fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs,
    );
  const release = (args) => {
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(WEAPP|ALIPAY)_/.test(name)),
    );
    const command = ['scripts/release.mjs', '--mode', 'sandbox', '--version', '0.0.0-none', ...args];
    return spawnSync(process.execPath, command, { cwd: ROOT, env, encoding: 'utf8' });
  };

  test.each([
    ['weapp', ['WEAPP_PRIVATE_KEY_FILE is missing: the upload key: mp.weixin.qq.com']],
    [
      'weapp,alipay',
      ['WEAPP_PRIVATE_KEY_FILE', 'ALIPAY_TOOL_ID is missing: the id of the tool: open.alipay.com'],
    ],
    ['h5', ['--upload takes weapp and alipay, not h5.']],
  ])('--upload %s without keys: says so, and begins nothing', (targets, sentences) => {
    const before = dated();
    const { status, stdout, stderr } = release(['--upload', targets]);
    expect([status, stdout]).toEqual([1, '']);
    for (const sentence of sentences) expect(stderr).toContain(sentence);
    expect(dated()).toEqual(before);
  });
});

describe('with stand-ins for npm and the tools', () => {
  let root;
  const before = process.env.PATH;
  const write = (name, text, mode = 0o755) => {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text, { mode });
    return path.join(root, name);
  };
  /** What the tool was called with, and what its key file said. */
  const heard = () => JSON.parse(fs.readFileSync(path.join(root, 'heard.json'), 'utf8'));

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'upload-'));
    process.env.PATH = `${path.join(root, 'bin')}:${before}`;
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    // Like a tool that says everything it knows before it fails.
    write(
      'tool',
      `#!/usr/bin/env node
const fs = require('node:fs');
const args = process.argv.slice(2);
const key = fs.readFileSync(args[args.findIndex((arg) => /^--(pkp|identity-key-path)$/.test(arg)) + 1], 'utf8');
fs.writeFileSync('${root}/heard.json', JSON.stringify({ args, key }));
console.log('called with ' + args.join(' '));
console.error('stopped: ' + key);
process.exit(Number(process.env.TOOL_ENDS ?? 0));
`,
    );
    write(
      'bin/npm',
      `#!/bin/sh
echo "$@" > ${root}/npm.txt
test -n "$NPM_ENDS" && exit "$NPM_ENDS"
mkdir -p "$3/node_modules/.bin"
for name in miniprogram-ci minidev; do cp ${root}/tool "$3/node_modules/.bin/$name"; done
`,
    );
  });
  afterEach(() => {
    process.env.PATH = before;
    delete process.env.TOOL_ENDS;
    delete process.env.NPM_ENDS;
    jest.restoreAllMocks();
    fs.rmSync(root, { recursive: true });
  });

  const frame = (word) => `-----${word} PRIVATE KEY-----`;
  const KEY = [frame('BEGIN'), 'MIIEvAIBADANBgkq', 'BKcwggSjAgEA', frame('END')].join('\n');
  const OPTIONS = { folder: '/release/package', version: '1.2.3', appId: 'app1', note: '1.2.3 0a1b2c3d' };
  const begin = (target) => {
    const key = write('private.key', KEY, 0o600);
    const given = { WEAPP_PRIVATE_KEY_FILE: key, ALIPAY_PRIVATE_KEY_FILE: key, ALIPAY_TOOL_ID: 'tool-7' };
    return upload(target, OPTIONS, { given, tools: path.join(root, 'tools') });
  };

  test('weapp: package, version, note, app, robot and key file', async () => {
    await begin('weapp');
    const { args, key } = heard();
    expect(args.join(' ')).toBe(
      `upload --pp /release/package --pkp ${root}/private.key --appid app1 --uv 1.2.3 --ud 1.2.3 0a1b2c3d --robot 1`,
    );
    expect(key).toBe(KEY);
    expect(fs.readFileSync(path.join(root, 'npm.txt'), 'utf8')).toMatch(
      /^install --prefix \S+weapp --no-save .*miniprogram-ci@\d+\.\d+\.\d+$/m,
    );
  });

  test('alipay: tool id and key in one file, which is gone afterwards', async () => {
    await begin('alipay');
    const { args, key } = heard();
    const [file] = args.splice(-1);
    expect(args.join(' ')).toBe(
      'upload --app-id app1 --project /release/package --version 1.2.3 --version-description 1.2.3 0a1b2c3d --identity-key-path',
    );
    expect(JSON.parse(key)).toEqual({
      alipay: { authentication: { toolId: 'tool-7', privateKey: KEY } },
    });
    expect(fs.existsSync(path.dirname(file))).toBe(false);
  });

  test.each(['weapp', 'alipay'])(
    '%s: a failed upload says why, without key, tool id or their places',
    async (target) => {
      process.env.TOOL_ENDS = '3';
      const error = await begin(target).catch((cause) => cause);
      expect(error.message).toContain(`The upload of ${target} failed:\ncalled with upload`);
      const said = process.stdout.write.mock.calls.join('\n');
      const log = fs.readFileSync(path.join(CACHE, 'logs', `upload-${target}.log`), 'utf8');
      const all = [error.message, said, log].join('\n');
      expect(all).toContain('(secret)');
      for (const secret of ['private.key', 'MIIEvAIBADANBgkq', 'BKcwggSjAgEA', 'tool-7', 'key.json'])
        expect(all).not.toContain(secret);
      const { args } = heard();
      if (target === 'alipay') expect(fs.existsSync(args.at(-1))).toBe(false);
    },
  );

  test('a tool that cannot be installed uploads nothing', async () => {
    process.env.NPM_ENDS = '1';
    await expect(begin('weapp')).rejects.toThrow('miniprogram-ci@2.1.42 could not be installed');
    expect(fs.existsSync(path.join(root, 'heard.json'))).toBe(false);
  });
});
