import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundleClient } from '../../engine/bundle';
import type { NumberNote } from '../account/accounts';
import { qrCode } from '../art/qrcode';
import { field, refuse } from '../core/fields';
import type { FixtureLink } from '../core/links';
import { h5Headers, OWN_PAGE_HEADERS } from '../headers';
import { phoneHosts } from '../network';
import { BOOTSTRAP_HASH, injectLabBootstrap } from './bootstrap';
import { isBeingBuilt, type Builder } from './builds';
import { registerEngine } from './engineRoutes';

interface LabOptions {
  /** Folder with the builds: `h5`, `weapp`, `alipay`, and `routes.json` if it was written. */
  readonly distDir: string;
  readonly fixtures: readonly FixtureLink[];
  /** Phone numbers with special behaviour, to log in as. */
  readonly numbers: readonly NumberNote[];
  /** Phones on the network can open the app. */
  readonly isOnNetwork: boolean;
  /** Builds the packages meanwhile; null: the existing ones are served as they are. */
  readonly builder: Builder | null;
}

const run = promisify(execFile);
const ROUTES_COMMAND = path.join(__dirname, '..', '..', 'scripts', 'routes.mjs');
/** The lab's pages, keyed by the name in their address: title, browser entry, style sheet. */
const PAGES = {
  lab: { title: '设备实验室', entry: pageFile('main.ts'), style: pageFile('lab.css') },
  cards: { title: '奖励卡片 · 设备实验室', entry: pageFile('cards.ts'), style: pageFile('cards.css') },
  vitals: { title: '表现 · 设备实验室', entry: pageFile('vitals.ts'), style: pageFile('vitals.css') },
  gateway: { title: '网关对照 · 设备实验室', entry: pageFile('gateway.ts'), style: pageFile('gateway.css') },
} as const;
type PageName = keyof typeof PAGES;

function pageFile(name: string): string {
  return path.join(__dirname, 'page', name);
}

/** A denser code is hard to scan from a screen. */
const MAX_QR_LENGTH = 600;

const OWN_ADDRESS = /^\/(?:wxgw|aligw|__sandbox)(?:\/|$)/;
const FILE_ADDRESS = /\.[A-Za-z0-9]{1,8}(?:\?|$)/;

const markupOf = (name: PageName): string => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${PAGES[name].title}</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect x='8' y='3' width='16' height='26' rx='4' fill='%23ff5a1f'/%3E%3Ccircle cx='16' cy='24.5' r='1.6' fill='%23fff'/%3E%3C/svg%3E">
<link rel="stylesheet" href="/__sandbox/lab/${name}.css">
<body>
<noscript>设备实验室需要 JavaScript。</noscript>
<script src="/__sandbox/lab/${name}.js" defer></script>
`;

function send(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type(type).send(body);
}

async function readText(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The route table from `npm run routes`, for builds without a `routes.json`. The sandbox does not import the app's
 * sources, so it runs the command. If that fails, the lab opens H5 only.
 */
async function askForRoutes(): Promise<string> {
  try {
    const { stdout } = await run(process.execPath, [ROUTES_COMMAND, '--json'], {
      timeout: 30_000,
      maxBuffer: 4 * 1024 * 1024,
    });
    const routes: unknown = JSON.parse(stdout);
    return JSON.stringify(routes);
  } catch (error) {
    process.stderr.write(
      `The device lab has no route table (${error instanceof Error ? error.message : String(error)}): it opens H5 only.\n`,
    );
    return '[]';
  }
}

/**
 * The device lab at `/__sandbox/`, the engine pages below it, and the host simulation of H5 pages in a frame of the
 * lab. Call it with the sandbox's root instance before the H5 handler: its hooks must reach the gateway and the H5
 * pages.
 */
export function labPlugin(
  app: FastifyInstance,
  { distDir, fixtures, numbers, isOnNetwork, builder }: LabOptions,
): void {
  const dist = path.resolve(distDir);
  let askedRoutes: Promise<string> | null = null;

  app.addHook('onRequest', async (request) => {
    // Frames and engines cannot set User-Agent; they send the phone's user agent in a header of the lab.
    const disguise = request.headers['x-lab-user-agent'];
    if (typeof disguise === 'string') request.headers['user-agent'] = disguise;
  });

  app.addHook('onRequest', async (request, reply) => {
    const isFrame = request.headers['sec-fetch-dest'] === 'iframe' && request.method === 'GET';
    const pathname = request.url.split('?')[0] ?? '/';
    if (!isFrame || OWN_ADDRESS.test(pathname) || FILE_ADDRESS.test(pathname)) return;
    const html = await readText(path.join(dist, 'h5', 'index.html'));
    if (html === null || (builder !== null && (await isBeingBuilt(dist, 'h5')))) return;
    reply.headers(await h5Headers(dist, request, BOOTSTRAP_HASH));
    return send(reply, 'text/html; charset=utf-8', injectLabBootstrap(html));
  });

  const sendPage = (reply: FastifyReply, name: PageName): FastifyReply =>
    send(reply.headers(OWN_PAGE_HEADERS), 'text/html; charset=utf-8', markupOf(name));
  app.get('/__sandbox/', async (_request, reply) => sendPage(reply, 'lab'));
  app.get('/__sandbox', async (_request, reply) => reply.redirect('/__sandbox/'));
  app.get('/__sandbox/cards', async (_request, reply) => sendPage(reply, 'cards'));
  app.get('/__sandbox/vitals', async (_request, reply) => sendPage(reply, 'vitals'));
  app.get('/__sandbox/gateway', async (_request, reply) => sendPage(reply, 'gateway'));
  for (const name of ['lab', 'cards', 'vitals', 'gateway'] as const) {
    const { entry, style } = PAGES[name];
    app.get(`/__sandbox/lab/${name}.js`, async (_request, reply) =>
      send(reply, 'text/javascript; charset=utf-8', (await bundleClient(entry, style)).script),
    );
    app.get(`/__sandbox/lab/${name}.css`, async (_request, reply) =>
      send(reply, 'text/css; charset=utf-8', (await bundleClient(entry, style)).style),
    );
  }
  app.get('/__sandbox/lab/fixtures.json', async () => fixtures);
  app.get('/__sandbox/lab/numbers.json', async () => numbers);

  const originsForPhones = (request: FastifyRequest): readonly string[] => {
    const { port } = new URL(`http://${request.headers.host ?? ''}`);
    return isOnNetwork ? phoneHosts().map((host) => `http://${host}${port === '' ? '' : `:${port}`}`) : [];
  };
  /** Where a phone on the same network opens the app; empty without `LAN=1`. */
  app.get('/__sandbox/lab/network.json', async (request) => ({ origins: originsForPhones(request) }));
  /** QR code of an address of the app on one of those origins, for nothing else. */
  app.get('/__sandbox/lab/qr.svg', async (request, reply) => {
    const [origin, path] = [field(request.query, 'origin'), field(request.query, 'path')];
    const known = originsForPhones(request).find((each) => each === origin);
    if (known === undefined) return refuse(reply, 'origin must be one of network.json');
    if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path))
      return refuse(reply, 'path must start with one /');
    const address = new URL(path, known).href;
    if (address.length > MAX_QR_LENGTH) return refuse(reply, `the address is longer than ${MAX_QR_LENGTH}`);
    return send(reply, 'image/svg+xml; charset=utf-8', qrCode(address));
  });
  app.get('/__sandbox/routes.json', async (_request, reply) => {
    const text = (await readText(path.join(dist, 'routes.json'))) ?? (await (askedRoutes ??= askForRoutes()));
    return send(reply, 'application/json; charset=utf-8', text);
  });
  registerEngine(app, dist, builder);
}
