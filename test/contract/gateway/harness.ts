import type { FastifyInstance } from 'fastify';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { readGateway, type Gateway } from '../../../sandbox/gateway/address';
import type { ReportJson } from '../../../sandbox/gateway/report';
import { createSandbox } from '../../../sandbox/server';

const DIST = path.join(__dirname, '..', 'no-build');

const portOf = (app: FastifyInstance): number => {
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen');
  return address.port;
};

export function gatewayAt(address: string): Gateway {
  const gateway = readGateway(address);
  if (typeof gateway === 'string') throw new Error(gateway);
  return gateway;
}

/** The second sandbox: the gateway outside. */
export const startOther = (): Promise<FastifyInstance> => createSandbox({ distDir: DIST, seed: 3, port: 0 });

export const addressOf = (app: FastifyInstance): string => `http://127.0.0.1:${portOf(app)}`;

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** A gateway that answers anything at all. */
export interface OtherServer {
  readonly address: string;
  /** Requests as they arrived. */
  readonly seen: IncomingMessage[];
  close(): Promise<void>;
}

export async function startServer(respond: Respond): Promise<OtherServer> {
  const seen: IncomingMessage[] = [];
  const server = http.createServer((request, response) => {
    seen.push(request);
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen');
  return {
    address: `http://127.0.0.1:${address.port}`,
    seen,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A sandbox beside a gateway, with its own folder for what it writes. */
export interface Beside {
  readonly app: FastifyInstance;
  readonly address: string;
  readonly folder: string;
  report(): Promise<ReportJson>;
  /** Everything that was written, after closing. */
  written(): Promise<string>;
  close(): Promise<void>;
}

export async function startBeside(
  gateway: string,
  { idleMs = 30_000, records = false } = {},
): Promise<Beside> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gateway-'));
  const app = await createSandbox({
    distDir: DIST,
    port: 0,
    gateway: {
      address: gatewayAt(gateway),
      reportFile: path.join(folder, 'gateway-report.json'),
      recordTo: records ? path.join(folder, 'fixtures') : null,
      idleMs,
    },
  });
  const address = addressOf(app);
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await app.close();
    isOpen = false;
  };
  return {
    app,
    address,
    folder,
    report: async () => {
      const { report } = (await (await fetch(`${address}/__sandbox/gateway/report`)).json()) as {
        report: ReportJson;
      };
      return report;
    },
    written: async () => {
      await close();
      return textBelow(folder);
    },
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The text of every file below a folder. */
function textBelow(folder: string): string {
  if (!existsSync(folder)) return '';
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** Waits until the sandbox has noted as many calls: it does so after the client has the response. */
export async function noted(beside: Beside, count: number): Promise<ReportJson> {
  for (;;) {
    const report = await beside.report();
    if (report.calls.reduce((sum, call) => sum + call.count, 0) >= count) return report;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export const INFO = '/wxgw/activity/marketing/common/activity/info';

/** Calls the gateway of `address` as the app does. */
export const call = (
  address: string,
  callPath: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(address + callPath, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', 'original-path': '/receiveCoupon/RC-OPEN', ...headers },
    body: JSON.stringify(body),
  });
