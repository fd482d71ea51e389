// Uploads of the mini programs with the vendors' own tools, which are installed when they are needed.
import fs from 'node:fs';
import path from 'node:path';
import { PlainFailure, progress } from '../console.mjs';
import { CACHE } from '../paths.mjs';
import { run, tail } from '../run.mjs';

/** Exact versions: an upload is not the moment to try a new tool. */
const TOOLS = { weapp: 'miniprogram-ci@2.1.42', alipay: 'minidev@2.2.5' };

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

/** The arguments of the vendor's command. */
export function uploadArguments(target, { folder, version, appId, note, given = process.env }) {
  return target === 'weapp'
    ? [
        'upload',
        ...['--pp', folder],
        ...['--pkp', given.WEAPP_PRIVATE_KEY_FILE],
        ...['--appid', appId],
        ...['--uv', version],
        ...['--ud', note],
      ]
    : [
        'upload',
        ...['--app-id', appId],
        ...['--project', folder],
        ...['--version', version],
        ...['--version-description', note],
        ...['--identity-key-path', given.ALIPAY_PRIVATE_KEY_FILE],
        ...['--tool-id', given.ALIPAY_TOOL_ID],
      ];
}

const toolFolder = (target) => path.join(CACHE, 'tools', target);

/**
 * The vendor's tool, in a folder of its own.
 * @returns {Promise<string>} the folder
 */
export async function installTool(target) {
  const folder = toolFolder(target);
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

/** @param {{ folder: string, version: string, appId: string, note: string }} options `folder`: the package */
export async function upload(target, options) {
  const tool = await installTool(target);
  const [, name] = /^(.+)@/.exec(TOOLS[target]);
  const step = progress(`Uploading ${target}`);
  const { code, output } = await run(
    path.join(tool, 'node_modules', '.bin', name),
    uploadArguments(target, options),
    { log: `upload-${target}`, onLine: (line) => step.update(line) },
  );
  step.done(code === 0 ? 'done' : 'failed');
  if (code !== 0) throw new PlainFailure(`The upload of ${target} failed:\n${tail(output)}`);
}
