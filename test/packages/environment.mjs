// jest's Node environment for tests of the built packages: phones of the engine host in windows of this process.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeOpener } from '../../engine/node/opener.mjs';
import NodePageEnvironment from '../harness/nodePage/environment.mjs';

/** What `globalSetup.ts` prepared for all workers. */
const MADE = fileURLToPath(new URL('../../.cache/packages/', import.meta.url));
const ENGINE_PAGE = /^\/__sandbox\/engine\/(weapp|alipay)\/$/;
const DOCUMENT =
  '<!doctype html><html lang="zh-CN"><head></head><body><script>__runApp()</script></body></html>';

/** Packages created by a test, by origin and target; all others are the built ones. */
const given = new Map();
const built = (target) => JSON.parse(fs.readFileSync(path.join(MADE, `${target}.json`), 'utf8'));
const packageOf = (origin, target) => given.get(`${origin} ${target}`) ?? built(target);

let opener = null;
const open = (window) => {
  opener ??= makeOpener(fs.readFileSync(path.join(MADE, 'client.js'), 'utf8'), packageOf);
  opener(window);
};

export default class PackagesEnvironment extends NodePageEnvironment {
  app = {
    serve: ({ pathname }) =>
      ENGINE_PAGE.test(pathname) ? { body: DOCUMENT, contentType: 'text/html' } : null,
    run: open,
    // More turns than a first render takes: the loading state comes before the response, as on a phone.
    answerTurns: 10,
  };

  async setup() {
    await super.setup();
    this.global.__givePackage = (origin, pack) => void given.set(`${origin} ${pack.target}`, pack);
  }
}
