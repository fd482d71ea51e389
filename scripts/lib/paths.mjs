import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
export const DIST = path.join(ROOT, 'dist');
/** Logs and caches of the scripts; ignored by git. */
export const CACHE = path.join(ROOT, '.cache');
export const bin = (name) => path.join(ROOT, 'node_modules', '.bin', name);
export const TARGETS = ['h5', 'weapp', 'alipay'];
