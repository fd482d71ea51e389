import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadContract } from '../../../sandbox/core/contract/load';
import { Checker, type Exchange } from '../../../sandbox/gateway/exchange';
import { Masker } from '../../../sandbox/gateway/mask';
import { GatewayReport } from '../../../sandbox/gateway/report';
import { ReportFile } from '../../../sandbox/gateway/reportFile';

const checker = new Checker(loadContract());
const report = () => new GatewayReport('https://gateway.example.com', new Masker());

function exchange(data: unknown, over: Partial<Exchange> = {}): Exchange {
  const body = Buffer.from(JSON.stringify({ success: true, code: '0', msg: '', data }));
  return {
    method: 'POST',
    path: '/activity/marketing/common/activity/info',
    query: {},
    requestHeaders: { 'original-path': '/', 'content-type': 'application/json' },
    requestBody: Buffer.from('{"code":"RC-OPEN"}'),
    response: { status: 200, headers: { 'fc-encrypt-token': 'T', fc_ip: '1', date: 'now' }, body },
    failure: null,
    ms: 12,
    ...over,
  };
}

test('counts, median and longest time', () => {
  const it = report();
  for (const ms of [30, 10, 2000]) it.add(checker.check(exchange({}, { ms })));
  expect(it.toJSON().calls).toMatchObject([{ count: 3, medianMs: 30, longestMs: 2000 }]);
});

test('longer than the app waits is a difference', () => {
  const it = report();
  it.add(checker.check(exchange({}, { ms: 10_001 })));
  expect(it.toJSON().calls[0]?.other).toMatchObject({ 'time: is longer than the app waits (10 s)': 1 });
});

test('a gateway with endless different answers makes no endless report', () => {
  const it = report();
  for (let index = 0; index < 2_000; index += 1) {
    const data = Object.fromEntries(Array.from({ length: 50 }, (_, field) => [`f${index}x${field}`, 1]));
    it.add(checker.check(exchange(data)));
    it.add(
      checker.check(
        exchange({}, { path: `/unknown/${'p'.repeat(1 + (index % 38))}/${'q'.repeat(1 + (index % 37))}` }),
      ),
    );
  }
  expect(JSON.stringify(it).length).toBeLessThan(200_000);
  expect(it.toJSON().calls[0]?.unknownFields).toHaveProperty('…');
});

describe('the file', () => {
  let folder: string;
  const file = (name: string): string => path.join(folder, name);
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'report-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (name: string, maxBytes?: number): void => {
    const it = new GatewayReport(name, new Masker());
    it.add(checker.check(exchange({})));
    new ReportFile(file('r.json'), it, maxBytes).flushOrWarn();
  };
  const gatewayIn = (name: string): unknown =>
    (JSON.parse(readFileSync(file(name), 'utf8')) as { gateway: string }).gateway;

  test('each start keeps the two files before it', () => {
    for (const name of ['one', 'two', 'three', 'four']) write(name);
    expect(['r.json', 'r.1.json', 'r.2.json'].map(gatewayIn)).toEqual(['four', 'three', 'two']);
    expect(existsSync(file('r.3.json'))).toBe(false);
  });

  test('one that is too large is put away, and the table begins again', () => {
    write('large', 10);
    expect(gatewayIn('r.1.json')).toBe('large');
    expect(existsSync(file('r.json'))).toBe(false);
  });

  test('is readable by this user only', () => {
    write('mine');
    expect(statSync(file('r.json')).mode & 0o077).toBe(0);
  });

  test('that cannot be written is a warning', () => {
    const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const target = new ReportFile(path.join(__filename, 'r.json'), report());
    target.flushOrWarn();
    expect(String(stderr.mock.calls[0]?.[0])).toContain('cannot be written');
  });
});
