/** The gateway's calls of a page, as the random walk sees and breaks them. */
import type { Page } from 'playwright-core';
import { pathOfCall } from '../acts/gatewayPaths';
import type { Fault } from '../harness';
import type { CallFault } from './driver';
import { writePaths } from './findings';

const GATEWAY = /\/(?:wx|ali)gw(\/[^?#]*)/;
/** More than one try of a read, fewer than all: some recover by themselves. */
const TIMES = 2;
/** Later than the page’s other calls. */
const SLOW_MS = 150;

export const WRITES: ReadonlySet<string> = writePaths(pathOfCall);

/** Notes the calls of a page from now on. @returns takes the paths noted since the last time */
export function noteCalls(page: Page): () => readonly string[] {
  let noted: string[] = [];
  page.on('request', (request) => {
    const path = GATEWAY.exec(request.url())?.[1];
    if (path !== undefined && !/\/track/.test(path)) noted.push(path);
  });
  return () => {
    const taken = noted;
    noted = [];
    return taken;
  };
}

const KINDS: Readonly<Record<CallFault, Omit<Fault, 'path'>>> = {
  error: { kind: 'status', status: 500, times: TIMES },
  slow: { kind: 'slow', delayMs: SLOW_MS, times: TIMES },
  lost: { kind: 'drop', times: TIMES },
  unauthorized: { kind: 'status', status: 401, body: { code: '030100001' }, times: 1 },
  malformed: { kind: 'malformed', times: TIMES },
  empty: { kind: 'empty', times: TIMES },
  null: { kind: 'malformed', body: null, times: TIMES },
};

/** @param path as noted */
export const faultOf = (path: string, fault: CallFault): Fault => ({ path: path.slice(1), ...KINDS[fault] });
