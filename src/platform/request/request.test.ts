/** @jest-environment jsdom */
import { settle } from '@/utils/testing/fakeClock';
import { request } from './index.h5';

const beacons: [string, Blob][] = [];
const fetched: [string, RequestInit][] = [];
let answer: () => Promise<unknown>;

function browser(given: { readonly hasKeepalive: boolean; readonly takesBeacons?: boolean }): void {
  class OldRequest {}
  class NewRequest {
    get keepalive(): boolean {
      return false;
    }
  }
  Object.assign(globalThis, {
    Request: given.hasKeepalive ? NewRequest : OldRequest,
    fetch: (url: string, init: RequestInit) => {
      fetched.push([url, init]);
      return answer();
    },
  });
  Object.assign(navigator, {
    sendBeacon: (url: string, body: Blob) => {
      beacons.push([url, body]);
      return given.takesBeacons ?? true;
    },
  });
}
const handOver = (): boolean => request.sendAtPageEnd('/wxgw/track/events', '{}', { 'Original-Path': '/a' });

beforeEach(() => {
  beacons.length = fetched.length = 0;
  answer = () => Promise.resolve();
});

it('carries its headers where the browser lets a request outlive its page', async () => {
  browser({ hasKeepalive: true });
  expect(handOver()).toBe(true);
  await settle();
  expect(fetched).toMatchObject([
    [
      '/wxgw/track/events',
      { method: 'POST', keepalive: true, headers: { 'Original-Path': '/a' }, body: '{}' },
    ],
  ]);
  expect(beacons).toEqual([]);
});

it('is a beacon of text, which every browser accepts, when that request cannot be made', async () => {
  browser({ hasKeepalive: true });
  answer = () => Promise.reject(new TypeError('Preflight request with keepalive is not supported'));
  expect(handOver()).toBe(true);
  await settle();
  expect(beacons.map(([url, { type }]) => [url, type])).toEqual([['/wxgw/track/events', 'text/plain']]);
});

it.each([true, false])('is a beacon in an older browser; accepted: %p', (takesBeacons) => {
  browser({ hasKeepalive: false, takesBeacons });
  expect(handOver()).toBe(takesBeacons);
  expect([fetched.length, beacons.length]).toEqual([0, 1]);
});
