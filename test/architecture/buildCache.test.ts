// What Babel made of a text is kept over builds (config/buildSpeed.ts): never under settings that are others by now.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { babelCache } from '../../config/buildSpeed';

const INPUTS = ['package-lock.json', 'package.json', 'babel.config.js'];
let root = '';

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  for (const file of INPUTS) fs.writeFileSync(path.join(root, file), '{}');
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const folderOf = (kind: string): string => babelCache(path.join(root, 'kept'), kind, root);

test('the same settings, the same folder', () => {
  expect(folderOf('h5-production')).toBe(folderOf('h5-production'));
});

test.each(INPUTS)('another %s, another folder, and the former one is gone', (file) => {
  const former = folderOf('h5-production');
  fs.mkdirSync(former, { recursive: true });
  fs.appendFileSync(path.join(root, file), ' ');
  expect(folderOf('h5-production')).not.toBe(former);
  expect(fs.existsSync(former)).toBe(false);
});

test('targets and modes have their own', () => {
  const others = ['weapp-production', 'h5-development'].map(folderOf);
  for (const other of others) fs.mkdirSync(other, { recursive: true });
  expect(new Set([...others, folderOf('h5-production')]).size).toBe(3);
  expect(others.every((other) => fs.existsSync(other))).toBe(true);
});
