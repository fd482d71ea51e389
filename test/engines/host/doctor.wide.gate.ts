/**
 * Taro's own check of a project (`taro doctor`), without what it asks the network for, and without its ESLint rules: no
 * ESLint is installed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import config from '../../../config/index';

const ROOT = path.join(__dirname, '../../..');

interface Verdict {
  readonly isValid: boolean;
  readonly messages: readonly { readonly kind: number; readonly content: string }[];
}

interface Doctor {
  validateConfig(config: string, schemaUrl: string, isRemote: boolean): Promise<Verdict>;
  validatePackage(root: string, packages: string): Verdict;
  validateRecommend(root: string): Verdict;
  validateEnv(): Verdict;
}

const doctor = require('@tarojs/plugin-doctor/js-binding') as Doctor;

/** Of its `MessageKind`: error and warning. */
const FINDINGS: readonly number[] = [1, 3];
const found = ({ messages }: Verdict): string[] =>
  messages.filter(({ kind }) => FINDINGS.includes(kind)).map(({ content }) => content.trim());

const checkConfig = async (values: object): Promise<string[]> =>
  found(
    await doctor.validateConfig(
      JSON.stringify(values, (_key, value: unknown) =>
        typeof value === 'function' ? '__function__' : value,
      ),
      '',
      false,
    ),
  );

/** Filled in by Taro's command. */
const merge = (...parts: object[]): object => Object.assign({}, ...parts) as object;

async function builtConfig(): Promise<object> {
  const given = { ...process.env };
  Object.assign(process.env, parseEnv(fs.readFileSync(path.join(ROOT, '.env'), 'utf8')));
  try {
    return await (config as (merging: typeof merge, of: object) => Promise<object>)(merge, {});
  } finally {
    process.env = given;
  }
}

test('the configuration has values that Taro takes', async () => {
  const built = await builtConfig();
  expect(Object.keys(built)).toEqual(expect.arrayContaining(['mini', 'h5', 'framework']));
  expect(await checkConfig(built)).toEqual([]);
  expect(await checkConfig({ ...built, framework: 'jquery', mini: { postcss: 1 } })).toHaveLength(2);
});

test('packages, versions and recommendations', () => {
  expect(found(doctor.validateEnv())).toEqual([]);
  expect(found(doctor.validatePackage(ROOT, path.join(ROOT, 'node_modules')))).toEqual([
    // Scripts use it.
    expect.stringMatching(/^本地已经安装了 Taro CLI 版本为 .*，建议使用 npm script/),
  ]);
  expect(found(doctor.validateRecommend(ROOT))).toEqual([
    // It does not know oxlint.
    expect.stringContaining('没有检查到常见的 linter (eslint/jslint/jshint/tslint)'),
  ]);
});
