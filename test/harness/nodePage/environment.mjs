// jest's Node environment, plus what all test files of one worker share: the browser stand-in and the app's script,
// compiled once. A script object runs in any number of windows and keeps its byte code, so that a visit costs only a
// tenth of a second of CPU.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import vm from 'node:vm';
import FakeTimers from '@sinonjs/fake-timers';
import { Browser } from 'happy-dom';
import { TestEnvironment } from 'jest-environment-node';

// Every window runs the same script: its byte code is kept, although each window's own functions are soon garbage.
v8.setFlagsFromString('--no-flush-bytecode');

const APP = fileURLToPath(new URL('../../../.cache/nodePage/h5/js/app.js', import.meta.url));

/** The same as in config/fileEnds.ts, which this file cannot import: marks the app's script as complete. */
const SCRIPT_END = ';document.currentScript.dataset.whole="";';

/** @type {Map<string, { mtimeMs: number, script: vm.Script }>} */
const scripts = new Map();
/** Functions of tests and init scripts that run in pages, by their text. @type {Map<string, vm.Script>} */
const compiled = new Map();
/** @type {Set<(reason: unknown, promise: Promise<unknown>) => boolean>} */
const rejectionListeners = new Set();

/** Returns the script of a file, compiled once in this process. */
function scriptOf(file) {
  const { mtimeMs } = fs.statSync(file);
  const known = scripts.get(file);
  if (known?.mtimeMs === mtimeMs) return known.script;
  const script = new vm.Script(fs.readFileSync(file, 'utf8'), { filename: path.basename(file) });
  scripts.set(file, { mtimeMs, script });
  return script;
}

/** @param {string} code */
function compile(code) {
  const known = compiled.get(code) ?? new vm.Script(code);
  compiled.set(code, known);
  return known;
}

export default class NodePageEnvironment extends TestEnvironment {
  app = {
    serve: ({ pathname }) =>
      pathname === '/js/app.js' ? { body: `__runApp()${SCRIPT_END}`, contentType: 'text/javascript' } : null,
    run: (window) => scriptOf(APP).runInContext(window),
  };

  /**
   * The handlers of unhandled rejections that were registered before this file: jest's, which blames the running test.
   */
  others = [];
  hear = (reason, promise) => {
    const isWindows = [...rejectionListeners].some((notify) => notify(reason, promise));
    if (!isWindows) this.others.forEach((notify) => notify(reason, promise));
  };
  /** A rejection in a window belongs to its page, as in a browser. */
  handleTestEvent({ name }) {
    if (name === 'run_start') {
      this.others = process.listeners('unhandledRejection');
      process.removeAllListeners('unhandledRejection');
      process.on('unhandledRejection', this.hear);
    }
    if (name === 'run_finish') {
      process.removeListener('unhandledRejection', this.hear);
      this.others.forEach((notify) => process.on('unhandledRejection', notify));
    }
  }

  async setup() {
    await super.setup();
    const { app } = this;
    this.global.__nodePages = {
      Browser,
      FakeTimers,
      rejectionListeners,
      app,
      compile,
    };
  }
}
