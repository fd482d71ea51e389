/** A page's gateway calls and tracking events, as lines of a record. */
import fs from 'node:fs';
import path from 'node:path';
import type { Request } from 'playwright-core';
import { pathOf, steadyValue } from './steady';

export const isTracking = (request: Request): boolean =>
  new URL(request.url()).pathname.endsWith('/track/events');
/** Calls of the messaging app's own script come whenever that script does; the share card is recorded. */
export const isCall = (request: Request): boolean =>
  /^\/(wx|ali)gw\/(?!base\/config\/getWXJSConfig)/.test(new URL(request.url()).pathname);
/** What comes before the card of the messaging app's menu is set: the signature, the SDK's script and its check. */
export const isOfShareCard = (request: Request): boolean =>
  /\/base\/config\/getWXJSConfig$|^\/__sandbox\/jweixin/.test(new URL(request.url()).pathname);

const OPERATIONS = path.join(__dirname, '../../../src/api/generated/operations');
/** Paths of calls that are encrypted once the gateway has sent a key, and plain before: either may come first. */
const ENCRYPTED: readonly string[] = fs
  .readdirSync(OPERATIONS)
  .flatMap((name) => [
    ...fs
      .readFileSync(path.join(OPERATIONS, name), 'utf8')
      .matchAll(/path: '([^']+)',(?:\n {2}\w.*)*\n {2}encrypt: true/g),
  ])
  .map(([, callPath = '']) => callPath);

function bodyOf(request: Request): string {
  if (ENCRYPTED.some((callPath) => new URL(request.url()).pathname.endsWith(callPath))) return ' (encrypted)';
  const text = request.postData();
  if (text === null || text === '') return '';
  try {
    return ` ${JSON.stringify(steadyValue(JSON.parse(text)))}`;
  } catch {
    return ' (encrypted)';
  }
}
export const callLine = (request: Request): string =>
  `${request.method()} ${pathOf(request.url())}${bodyOf(request)}`.slice(0, 500);

interface TrackedEvent {
  readonly fc_page: string;
  readonly fc_type: string;
  readonly fc_component: string;
  readonly context: unknown;
}
const allEventLines = (request: Request): string[] =>
  ((request.postDataJSON() as { events?: readonly TrackedEvent[] } | null)?.events ?? []).map(
    ({ fc_page, fc_type, fc_component, context }) =>
      `${fc_type} ${fc_page} ${fc_component} ${JSON.stringify(steadyValue(context))}`,
  );
/** Of the page that takes the token before the recorded one (`openState`): it may come late. */
const isOfLoginPage = (line: string): boolean => line.includes('"query.activityCode":"LIST-0"');
/**
 * Which parts of a long page are counted as seen before the page is quiet depends on the machine; `tracking.screen` and
 * `useExposure.test` cover exposures.
 */
const isExposure = (line: string): boolean => line.startsWith('exposure ');
/** The events of a tracking call, a line each, without exposures. */
export const eventLines = (request: Request): string[] =>
  allEventLines(request).filter((line) => !isOfLoginPage(line) && !isExposure(line));
