/** What a build lists in /sw.js (config/serviceWorker.ts, docs/service-worker.md). */
import { createHash } from 'node:crypto';
import vm from 'node:vm';
import webpack from 'webpack';
import { offScript, releaseOf, ServiceWorkerScript, workerScript } from '../../config/serviceWorker';

const HTML = '<!doctype html><script data-app="">early()</script>';

const textsOf = (changed: Readonly<Record<string, string>> = {}): ReadonlyMap<string, Buffer> =>
  new Map(
    Object.entries({
      'index.html': '<!doctype html>',
      'js/base.0123ab.js': 'base',
      'css/app.0123ab.css': 'css',
      'js/1.0123ab.js': 'page',
      'js/1.0123ab.js.map': 'map',
      'js/1.0123ab.js.LICENSE.txt': 'licence',
      'css/1.0123ab.css': 'page css',
      'static/images/a.0123abcd.png': 'picture',
      'robots.txt': 'no hash',
      ...changed,
    }).map(([name, text]) => [name, Buffer.from(text)]),
  );
const made = (changed?: Readonly<Record<string, string>>) =>
  releaseOf({
    texts: textsOf(changed),
    entry: ['js/base.0123ab.js', 'css/app.0123ab.css'],
    offline: ['js/1.0123ab.js'],
  });
const integrity = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

test('HTML and first files with their hashes; every other file with a hash in its name; the route table', () => {
  const { first, inline, files, offline, pages } = made({ 'index.html': HTML });
  expect(first).toEqual([
    {
      url: '/index.html',
      revision: expect.stringMatching(/^.{16}$/),
      integrity: integrity(HTML),
    },
    { url: '/js/base.0123ab.js', revision: null, integrity: integrity('base') },
    { url: '/css/app.0123ab.css', revision: null, integrity: integrity('css') },
  ]);
  expect(inline).toEqual([`'sha256-${createHash('sha256').update('early()').digest('base64')}'`]);
  expect(files).toEqual(['/css/1.0123ab.css', '/js/1.0123ab.js', '/static/images/a.0123abcd.png']);
  expect(offline).toEqual(['/js/1.0123ab.js']);
  expect(pages).toEqual(expect.arrayContaining(['', 'pick', 'order', 'fcfriday', 'pages', 'packages']));
  expect(pages.filter((name) => ['wxgw', 'aligw', '__sandbox'].includes(name))).toEqual([]);
});

test('another version for other HTML or other files, and the same text for the same release', () => {
  const versions = [made(), made({ 'index.html': '<p>' }), made({ 'js/2.0123ab.js': '' })].map(
    ({ version }) => version,
  );
  expect(new Set(versions).size).toBe(3);
  expect(workerScript(made())).toBe(workerScript(made()));
});

test('a build without the worker has a script that ends an earlier one', async () => {
  const emitted = await new Promise<string>((resolve, reject) => {
    const plugins = [new ServiceWorkerScript(false)];
    webpack({ mode: 'none', entry: 'data:text/javascript,1', plugins }).compile((error, compilation) =>
      error || !compilation
        ? reject(error ?? new Error('nothing was built'))
        : resolve(String(compilation.assets['sw.js']?.source())),
    );
  });
  expect(emitted).toBe(offScript());
  const work: Promise<unknown>[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const [skipWaiting, unregister, remove] = [jest.fn(), jest.fn(), jest.fn()];
  const caches = { keys: () => Promise.resolve(['pc-first', 'pc-files-1', 'other']), delete: remove };
  vm.runInNewContext(emitted, {
    caches,
    self: {
      skipWaiting,
      registration: { unregister },
      addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    },
  });
  expect(Object.keys(listeners)).toEqual(['install', 'activate']);
  for (const type of ['install', 'activate'])
    listeners[type]?.({ waitUntil: (part: Promise<unknown>) => work.push(part) });
  await Promise.all(work);
  expect([skipWaiting.mock.calls.length, unregister.mock.calls.length]).toEqual([1, 1]);
  expect(remove.mock.calls).toEqual([['pc-first'], ['pc-files-1']]);
});
