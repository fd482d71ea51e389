// Uploads of the mini programs with the vendors' own tools, which are installed when they are needed.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PlainFailure, progress } from '../console.mjs';
import { CACHE } from '../paths.mjs';
import { run, tail } from '../run.mjs';

/** Exact versions: an upload is not the moment to try a new tool. */
const TOOLS = { weapp: 'miniprogram-ci@2.1.42', alipay: 'minidev@2.2.5' };

const TOOLS_FOLDER = path.join(CACHE, 'tools');

/** What each vendor's tool needs besides the package, and where to get it. */
const KEYS = {
  weapp: [
    [
      'WEAPP_PRIVATE_KEY_FILE',
      'the upload key: mp.weixin.qq.com, 开发管理, 开发设置, 小程序代码上传; this machine’s address has to be on its list of allowed addresses',
    ],
  ],
  alipay: [
    ['ALIPAY_TOOL_ID', 'the id of the tool: open.alipay.com, 账户中心, 密钥管理, 开发工具密钥'],
    ['ALIPAY_PRIVATE_KEY_FILE', 'its private key, made with the tool of the same page'],
  ],
};

/**
 * @param {readonly string[]} targets `weapp`, `alipay`
 * @param {Readonly<Record<string, string | undefined>>} given the process environment
 * @returns {string[]} a sentence for each key that is missing or names no file
 */
export function missingKeys(targets, given) {
  return targets.flatMap((target) =>
    KEYS[target].flatMap(([name, where]) => {
      const value = given[name] ?? '';
      if (value === '') return [`${name} is missing: ${where}.`];
      return name.endsWith('_FILE') && !fs.existsSync(value) ? [`${name}: there is no file ${value}.`] : [];
    }),
  );
}

/** @throws PlainFailure naming the targets that can not be uploaded, or the keys that are missing */
export function checkUpload(targets, given = process.env) {
  const unknown = targets.filter((target) => !(target in KEYS));
  if (unknown.length > 0)
    throw new PlainFailure(`--upload takes ${Object.keys(KEYS).join(' and ')}, not ${unknown.join(', ')}.`);
  const missing = missingKeys(targets, given);
  if (missing.length > 0) throw new PlainFailure(`The upload needs keys:\n  ${missing.join('\n  ')}`);
}

/** Uploads of one robot replace each other in the vendor's list. */
const ROBOT = '1';

/**
 * The arguments of the vendor's command.
 * @param {{ folder: string, version: string, appId: string, note: string }} options `folder`: the package
 * @param {string} keyFile in the tool's format
 */
function uploadArguments(target, { folder, version, appId, note }, keyFile) {
  return target === 'weapp'
    ? [
        'upload',
        ...['--pp', folder],
        ...['--pkp', keyFile],
        ...['--appid', appId],
        ...['--uv', version],
        ...['--ud', note],
        ...['--robot', ROBOT],
      ]
    : [
        'upload',
        ...['--app-id', appId],
        ...['--project', folder],
        ...['--version', version],
        ...['--version-description', note],
        ...['--identity-key-path', keyFile],
      ];
}

/** minidev takes tool id and key from one file; a private one, only for the upload. */
function identityFile(given) {
  const authentication = {
    toolId: given.ALIPAY_TOOL_ID,
    privateKey: fs.readFileSync(given.ALIPAY_PRIVATE_KEY_FILE, 'utf8'),
  };
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'identity-')), 'key.json');
  fs.writeFileSync(file, JSON.stringify({ alipay: { authentication } }), { mode: 0o600 });
  return file;
}

/**
 * The vendor's tool, in a folder of its own.
 * @returns {Promise<string>} the folder
 */
export async function installTool(target, tools = TOOLS_FOLDER) {
  const folder = path.join(tools, target);
  const step = progress(`Installing ${TOOLS[target]}`);
  fs.mkdirSync(folder, { recursive: true });
  const install = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', TOOLS[target]];
  const { code, output } = await run('npm', install, {
    log: `tool-${target}`,
    onLine: (line) => step.update(line),
  });
  step.done(code === 0 ? 'done' : 'failed');
  if (code !== 0) throw new PlainFailure(`${TOOLS[target]} could not be installed:\n${tail(output)}`);
  return folder;
}

/** A key's text as tools may print it: by its lines, which JSON keeps. */
const linesOf = (key, given) =>
  key.endsWith('_FILE')
    ? fs
        .readFileSync(given[key], 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('-----'))
    : [];

/**
 * @param {Parameters<typeof uploadArguments>[1]} options
 * @param given the process environment
 * @throws PlainFailure with the end of the tool's output, in which no key, tool id or their places appear
 */
export async function upload(target, options, { given = process.env, tools = TOOLS_FOLDER } = {}) {
  const tool = await installTool(target, tools);
  const [, name] = /^(.+)@/.exec(TOOLS[target]);
  const keyFile = target === 'alipay' ? identityFile(given) : given.WEAPP_PRIVATE_KEY_FILE;
  const secrets = [keyFile, ...KEYS[target].flatMap(([key]) => [given[key], ...linesOf(key, given)])];
  const step = progress(`Uploading ${target}`);
  try {
    const command = path.join(tool, 'node_modules', '.bin', name);
    const { code, output } = await run(command, uploadArguments(target, options, keyFile), {
      log: `upload-${target}`,
      onLine: (line) => step.update(line),
      secrets,
    });
    step.done(code === 0 ? 'done' : 'failed');
    if (code !== 0) throw new PlainFailure(`The upload of ${target} failed:\n${tail(output)}`);
  } finally {
    if (keyFile !== given.WEAPP_PRIVATE_KEY_FILE) fs.rmSync(path.dirname(keyFile), { recursive: true });
  }
}
