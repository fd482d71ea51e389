// Starts phones in windows of this process. Each script is compiled once per process: a script object runs in any
// number of windows and keeps its byte code.
import vm from 'node:vm';

/**
 * @typedef {import('../contract').EnginePackage} EnginePackage
 * @typedef {{ packageJson: string, scripts: EnginePackage['scripts'], templates: string }} Prepared
 */

/** @param {EnginePackage} pack @returns {Prepared} */
function prepare({ scripts, templates, ...rest }) {
  // Node windows have no layout: style sheets would only cost parsing time.
  return { packageJson: JSON.stringify({ ...rest, styles: {} }), scripts, templates };
}

/** Names of all globals of a window: its scripts can use those of its class, but cannot enumerate them. */
function globalsOf(window) {
  const names = new Set();
  for (
    let level = window;
    level !== null && level !== Object.prototype;
    level = Reflect.getPrototypeOf(level)
  )
    for (const name of Object.getOwnPropertyNames(level)) names.add(name);
  return [...names];
}

/**
 * @param {string} clientCode bundle of engine/node/entry.ts
 * @param {(origin: string, target: 'weapp' | 'alipay') => EnginePackage} packageOf called once for each origin and
 * target
 * @returns {(window: Window & typeof globalThis) => void} starts a phone in a window that is at an engine page
 */
export function makeOpener(clientCode, packageOf) {
  const client = new vm.Script(clientCode, { filename: 'engine.js' });
  /** @type {Map<string, Prepared>} */
  const packages = new Map();
  /** @type {Map<string, { body: string, script: vm.Script }>} */
  const functions = new Map();

  const preparedFor = ({ origin, pathname }) => {
    const target = pathname.includes('/alipay') ? 'alipay' : 'weapp';
    const key = `${origin} ${target}`;
    const known = packages.get(key) ?? prepare(packageOf(origin, target));
    packages.set(key, known);
    return known;
  };

  const scriptOf = (path, names, body) => {
    const key = `${path}(${names.join()})`;
    const known = functions.get(key);
    if (known?.body === body) return known.script;
    const script = new vm.Script(`(function(${names.join()}){${body}\n})`, {
      filename: `package:///${path}`,
    });
    functions.set(key, { body, script });
    return script;
  };

  return (window) => {
    const makeFunction = (path, names, body) => {
      try {
        return scriptOf(path, names, body).runInContext(window);
      } catch (error) {
        throw new window.SyntaxError(`${path}: ${error.message}`);
      }
    };
    window.__openedWith = { ...preparedFor(window.location), makeFunction, globals: globalsOf(window) };
    client.runInContext(window);
  };
}
