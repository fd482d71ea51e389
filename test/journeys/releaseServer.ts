/** Releases of the H5 build one after the other at one address, on a line that a test cuts. */
import fs from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { OFFLINE_PAGES, offScript, releaseOf, workerScript } from '../../config/serviceWorker';
import { sandboxControl, startSandbox, type SandboxControl } from '../harness';

const ROOT = path.resolve(__dirname, '..', '..');
const BUILT = path.join(ROOT, 'dist');
const PICK = 'pages/pick/index';
/** In the names of the files that the next release changes. */
export const NEXT_HASH = 'aaaaaa';

interface Chunks {
  readonly entry: readonly string[];
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

const chunks = (): Chunks =>
  JSON.parse(fs.readFileSync(path.join(BUILT, '.chunks-h5.json'), 'utf8')) as Chunks;
const isLoaded = (name: string): boolean => !name.endsWith('.map') && !name.endsWith('.txt');

export interface ReleaseServer {
  readonly origin: string;
  readonly sandbox: SandboxControl;
  /**
   * `built` is dist/h5; `next` has another app file and another pick-up page (which sets `__release`), and no longer
   * their earlier files; `off` is `built` with the service worker switched off.
   */
  deploy(release: 'built' | 'next' | 'off'): void;
  /** `cut`: every connection breaks. `slow`: documents do not arrive. `portal`: another HTML for `/index.html`. */
  line: 'up' | 'cut' | 'slow' | 'portal';
  /** Addresses that have been requested. */
  readonly asked: string[];
  stop(): Promise<void>;
}

export async function startReleaseServer(): Promise<ReleaseServer> {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  const h5 = path.join(dist, 'h5');
  const deploy: ReleaseServer['deploy'] = (release) => {
    fs.rmSync(h5, { recursive: true, force: true });
    fs.cpSync(path.join(BUILT, 'h5'), h5, { recursive: true });
    fs.cpSync(path.join(BUILT, 'headers-h5.json'), path.join(dist, 'headers-h5.json'));
    if (release === 'off') fs.writeFileSync(path.join(h5, 'sw.js'), offScript());
    if (release === 'next') writeNext(h5);
  };
  deploy('built');
  const behind = await startSandbox(dist);
  const sockets = new Set<IncomingMessage['socket']>();
  const server = createServer((request, response) => {
    const isDocument = /\btext\/html\b/.test(request.headers.accept ?? '');
    made.asked.push(request.url ?? '');
    if (made.line === 'cut') request.socket.destroy();
    else if (made.line === 'portal' && request.url === '/index.html')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>登录后上网');
    else if (made.line !== 'slow' || !isDocument) pass(behind.origin, request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const made: ReleaseServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sandbox: sandboxControl(behind.origin),
    deploy,
    line: 'up',
    asked: [],
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await behind.stop();
      fs.rmSync(dist, { recursive: true, force: true });
    },
  };
  return made;
}

function pass(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = request;
  const onward = ask(`${origin}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/** As if the pick-up page had been changed: its files and the app's, which names them, have other names. */
function writeNext(h5: string): void {
  const { entry, groups } = chunks();
  const pick = groups[PICK] ?? [];
  const [, hash = ''] = /\.([0-9a-f]{6})\.js$/.exec(pick.find((name) => name.endsWith('.js')) ?? '') ?? [];
  const app = entry.find((name) => name.startsWith('js/app.')) ?? '';
  const [, appHash = ''] = /\.([0-9a-f]{6})\.js$/.exec(app) ?? [];
  const renamed = new Map([
    ...pick.map((name) => [name, name.replace(hash, NEXT_HASH)] as const),
    [app, app.replace(appHash, NEXT_HASH)],
  ]);
  for (const [before, after] of renamed) fs.renameSync(path.join(h5, before), path.join(h5, after));
  const change = (name: string, edit: (text: string) => string): void => {
    const file = path.join(h5, renamed.get(name) ?? name);
    fs.writeFileSync(file, edit(fs.readFileSync(file, 'utf8')));
  };
  change(app, (text) => text.replaceAll(`"${hash}"`, `"${NEXT_HASH}"`));
  change('index.html', (text) =>
    [...renamed].reduce((html, [before, after]) => html.replaceAll(before, after), text),
  );
  for (const name of pick) if (name.endsWith('.js')) change(name, (text) => `${text};window.__release=2;`);
  const now = (name: string): string => renamed.get(name) ?? name;
  const script = workerScript(
    releaseOf({
      texts: new Map(
        fs
          .readdirSync(h5, { recursive: true, encoding: 'utf8' })
          .filter((name) => /\.\w+$/.test(name) && name !== 'sw.js' && isLoaded(name))
          .map((name) => [name, fs.readFileSync(path.join(h5, name))]),
      ),
      entry: entry.map(now),
      offline: OFFLINE_PAGES.flatMap((page) => groups[page] ?? []).map(now),
    }),
  );
  fs.writeFileSync(path.join(h5, 'sw.js'), script);
}
