import type { FastifyInstance } from 'fastify';
import { readDocument } from '../../../sandbox/core/contract/document';
import { isObject, object } from '../../../sandbox/core/contract/json';
import { loadContract } from '../../../sandbox/core/contract/load';
import { Masker } from '../../../sandbox/gateway/mask';
import { prepare, readParams, type Params } from '../../../sandbox/gateway/params';
import { callReads } from '../../../sandbox/gateway/readCalls';
import { GatewayReport } from '../../../sandbox/gateway/report';
import { whyUnreachable } from '../../../sandbox/gateway/upstream';
import { READS } from '../../acts/writeCalls';
import { control, tokenOf } from '../harness';
import { addressOf, gatewayAt, startOther, startServer } from './harness';

const contract = loadContract();

async function check(
  address: string,
  { params = {}, token = null }: { params?: Params; token?: string | null } = {},
) {
  const gateway = gatewayAt(address);
  const report = new GatewayReport(gateway.name, new Masker());
  const result = await callReads({
    gateway,
    contract,
    params,
    token,
    channel: 'unifylogin',
    report,
    recorder: null,
    pauseMs: 0,
    idleMs: 2_000,
  });
  return { result, report: report.toJSON() };
}

describe('which calls are made', () => {
  /** POST calls that read for a page and still leave something behind. */
  const LEAVING_TRACES: Readonly<Record<string, string>> = {
    couponV2Share: 'counts a friend',
    contrastOffers: 'an entry in the list of inquiries',
    priceInquiryAgain: 'the same',
    contrastShareInfo: 'counts a view',
    expressTrace: 'an entry in the record',
    uploadKeySign: 'a key that waits for a picture',
  };
  const reads = contract.operations.filter(({ isRead }) => isRead);

  test('the marked ones are those that a page may repeat, except the ones with a reason', () => {
    const marked = reads.filter(({ method }) => method !== 'GET').map(({ id }) => id);
    expect(marked.sort()).toEqual(READS.filter((id) => !(id in LEAVING_TRACES)).sort());
    expect(Object.keys(LEAVING_TRACES).filter((id) => !READS.includes(id))).toEqual([]);
  });

  test('no call is marked as both reading and writing', () => {
    const nodes = Object.values(object(readDocument().paths)).flatMap((item) => Object.values(object(item)));
    expect(
      nodes.filter((node) => isObject(node) && node['x-read'] === true && node['x-write'] === true),
    ).toEqual([]);
    expect(nodes.filter((node) => isObject(node) && node['x-read'] === true)).toHaveLength(
      reads.filter(({ method }) => method === 'POST').length,
    );
  });

  test.each(reads.map((operation) => [operation.id, operation] as const))(
    '%s has values in the contract',
    (_id, operation) =>
      expect(prepare(operation, {}, { 'original-path': '/' })).toMatchObject({
        path: expect.stringMatching(/^\/wxgw\//) as unknown,
      }),
  );
});

describe('values', () => {
  const operation = contract.operations.find(({ id }) => id === 'receiveActivityInfo')!;
  const headers = { 'original-path': '/' };

  test('of a call come before those of all calls, and those before the example', () => {
    const bodyWith = (params: Params): unknown => {
      const call = prepare(operation, params, headers);
      return typeof call === 'string' ? call : call.body;
    };
    expect(bodyWith({})).toEqual({ code: 'RC-OPEN' });
    expect(bodyWith({ '*': { code: 'A', other: 1 } })).toEqual({ code: 'A' });
    expect(bodyWith({ '*': { code: 'A' }, receiveActivityInfo: { code: 'B' } })).toEqual({ code: 'B' });
  });

  test('that the call does not have are not sent', () => {
    expect(prepare(operation, { receiveActivityInfo: { cdoe: 'A' } }, headers)).toBe(
      'has no cdoe, which --params names',
    );
  });

  test('that break the contract are not sent', () =>
    expect(prepare(operation, { '*': { code: 7 } }, headers)).toMatch(
      /^would break the contract: body\/code/,
    ));

  test.each([[[]], [null], [{ '*': 1 }], ['text']])('%j is no file of values', (content) =>
    expect(readParams(content)).toMatch(/--params needs/),
  );
});

describe('against a second sandbox', () => {
  let other: FastifyInstance;
  beforeAll(async () => {
    other = await startOther();
  });
  beforeEach(() => control(other, 'reset'));
  afterAll(() => other.close());

  test('that answers as the contract says: equal, each call once, nothing changed', async () => {
    const token = await tokenOf(other, '13912345678');
    const { result, report } = await check(addressOf(other), { token });
    expect(result).toEqual({ kind: 'equal' });
    expect(report.calls.filter(({ isDifferent }) => isDifferent)).toEqual([]);
    expect(report.calls.every(({ count }) => count === 1)).toBe(true);
    const made = (await other.inject('/__sandbox/requests')).json<
      { method: string; path: string; status: number }[]
    >();
    expect(made).toHaveLength(report.calls.length);
    expect(made.map(({ status }) => status).every((status) => status === 200)).toBe(true);
    const writes = made.filter(({ method, path }) => {
      const call = contract.find(method, path.split('?')[0]!.replace('/wxgw', ''));
      return call?.isRead !== true;
    });
    expect(writes).toEqual([]);
    expect(JSON.stringify(report)).not.toContain(token);
  });

  test('without a token the calls of an account are answered with 401, which the contract has', async () => {
    const { result, report } = await check(addressOf(other));
    expect(result).toEqual({ kind: 'equal' });
    expect(report.calls.find(({ id }) => id === 'userInfo')?.statuses).toEqual({ 401: 1 });
  });

  test.each(['spec', 'future'])('in its mode %s: different', async (mode) => {
    await control(other, 'wire', { mode });
    const { result, report } = await check(addressOf(other), { token: await tokenOf(other, '13912345678') });
    expect(result).toEqual({ kind: 'different' });
    const column = mode === 'spec' ? 'missing' : 'unknownValues';
    expect(report.calls.filter((call) => Object.keys(call[column]).length > 0).length).toBeGreaterThan(3);
  });

  test('with one slow and one broken call: different, and the others are made', async () => {
    await control(other, 'faults', { path: 'activity/info', kind: 'hang' });
    await control(other, 'faults', { path: 'homeless', kind: 'status' });
    const { result, report } = await check(addressOf(other));
    expect(result).toEqual({ kind: 'different' });
    const [line] = report.calls.filter(({ isDifferent }) => isDifferent);
    expect(line).toMatchObject({ id: 'receiveActivityInfo', statuses: { none: 1 } });
    expect(report.calls.length).toBeGreaterThan(70);
  });
});

describe('against another server', () => {
  test('that redirects elsewhere: different, and nothing is called there', async () => {
    const elsewhere = await startServer((_request, response) => response.end('{}'));
    const server = await startServer((_request, response) => {
      response.writeHead(302, { location: `${elsewhere.address}/wxgw/x` });
      response.end();
    });
    const { result, report } = await check(server.address);
    expect(result).toEqual({ kind: 'different' });
    expect(elsewhere.seen).toEqual([]);
    expect(JSON.stringify(report.calls[0]?.other)).toContain(
      `redirects to ${elsewhere.address}: not followed`,
    );
    await Promise.all([elsewhere.close(), server.close()]);
  });

  test('that is not there: unreachable, in one sentence', async () => {
    const server = await startServer(() => undefined);
    await server.close();
    const { result } = await check(server.address);
    expect(result).toEqual({
      kind: 'unreachable',
      reason: `The gateway ${server.address} cannot be reached: nothing answers at that port.`,
    });
  });

  test('that accepts connections and answers no call: unreachable', async () => {
    const server = await startServer((request) => request.socket.destroy());
    const { result } = await check(server.address);
    expect(result).toEqual({
      kind: 'unreachable',
      reason: `The gateway ${server.address} cannot be reached: it closed the connection.`,
    });
    await server.close();
  });

  test.each([
    [Object.assign(new Error('x'), { code: 'ENOTFOUND' }), /its name is unknown: is the VPN on/],
    [
      Object.assign(new Error('x'), { code: 'SELF_SIGNED_CERT_IN_CHAIN' }),
      /certificate is not trusted .* NODE_EXTRA_CA_CERTS/,
    ],
    [
      Object.assign(new Error('secret 13912345678'), { code: 'EOTHER' }),
      /the connection failed \(EOTHER\)\.$/,
    ],
    ['anything', /the connection failed\.$/],
  ])('%s has a sentence', (error, sentence) =>
    expect(whyUnreachable('https://a.example', error)).toMatch(sentence),
  );
});
