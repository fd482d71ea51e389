// jest's Node environment, and what all test files of one worker share: the browser stand-in and the app's script,
// compiled once. A script object runs in any number of windows and keeps its byte code, which is what makes a visit
// cost some 40 ms of CPU.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import FakeTimers from '@sinonjs/fake-timers';
import { Browser } from 'happy-dom';
import { TestEnvironment } from 'jest-environment-node';

const APP = fileURLToPath(new URL('../../../.cache/nodePage/h5/js/app.js', import.meta.url));

/** @type {Map<string, { mtimeMs: number, script: vm.Script }>} */
const scripts = new Map();
/** @type {Set<(reason: unknown) => void>} */
const rejectionListeners = new Set();
process.on('unhandledRejection', (reason) => rejectionListeners.forEach((tell) => tell(reason)));

/** The script of a file, compiled once in this process. */
function scriptOf(file) {
  const { mtimeMs } = fs.statSync(file);
  const known = scripts.get(file);
  if (known?.mtimeMs === mtimeMs) return known.script;
  const script = new vm.Script(fs.readFileSync(file, 'utf8'), { filename: path.basename(file) });
  scripts.set(file, { mtimeMs, script });
  return script;
}

export default class NodePageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.__nodePages = {
      Browser,
      FakeTimers,
      rejectionListeners,
      scriptOf,
      appFile: APP,
      compile: (code) => new vm.Script(code),
    };
  }
}
