import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEFAULT_PORT, realSettings, settingsFor } from './settings.mjs';

let root = '';
const write = (name, text) => fs.writeFileSync(path.join(root, name), text);

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'settings-'));
  write('.env', 'TARO_APP_A=sandbox\n');
  write('.env.real', '# a comment\nTARO_APP_A=\nTARO_APP_B=\nTARO_APP_C=\nTARO_APP_D=\n');
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

test('a real environment has no value of the sandbox', () => {
  expect(realSettings('sit3', {}, root)).toEqual({
    TARO_APP_ENV: 'sit3',
    TARO_APP_A: '',
    TARO_APP_B: '',
    TARO_APP_C: '',
    TARO_APP_D: '',
  });
});

test('later wins: .env.real, .env.<environment>, its .local, the process environment', () => {
  write('.env.prod', 'TARO_APP_B=file\nTARO_APP_C=file\nTARO_APP_D=file\n');
  write('.env.prod.local', 'TARO_APP_C=local\nTARO_APP_D=local\n');
  write('.env.sit1', 'TARO_APP_A=of another environment\n');
  expect(realSettings('prod', { TARO_APP_D: 'process', PATH: '/bin' }, root)).toEqual({
    TARO_APP_ENV: 'prod',
    TARO_APP_A: '',
    TARO_APP_B: 'file',
    TARO_APP_C: 'local',
    TARO_APP_D: 'process',
  });
});

test.each(['staging', '', 'sandbox', '../prod'])('no real environment: %j', (mode) => {
  expect(() => realSettings(mode, {}, root)).toThrow('--mode needs the name of an environment: prod, sit1');
});

test('a mini program for a sandbox on another port names that port; H5 and the default port change nothing', () => {
  write('.env', `TARO_APP_A=http://127.0.0.1:${DEFAULT_PORT}\nTARO_APP_B=text\n`);
  expect(settingsFor('weapp', 9000, root)).toEqual({ TARO_APP_A: 'http://127.0.0.1:9000' });
  expect([settingsFor('h5', 9000, root), settingsFor('alipay', DEFAULT_PORT, root)]).toEqual([{}, {}]);
});
