/** The studio's side of the sandbox: what it opens, how drafts are checked, kept and answered. */
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isObject, object } from '../../../sandbox/core/contract/json';
import { loadContract } from '../../../sandbox/core/contract/load';
import { Replay } from '../../../sandbox/gateway/fixtures';
import { Drafts } from '../../../sandbox/studio/drafts';
import { problemsOf, type Breach } from '../../../sandbox/studio/page/rules/breaches';
import { fixtureFile } from '../../../sandbox/studio/page/rules/files';
import { addModule } from '../../../sandbox/studio/page/rules/moduleEdits';
import { kindName, kindsOf } from '../../../sandbox/studio/page/rules/modules';
import type { FixtureAnswer } from '../../../sandbox/studio/page/studioApi';
import { startSandbox } from '../harness';
import { home } from '../weeklyCalls';

const STUDIO = '/__sandbox/studio';
const CODE = 'FRI-ALL-Dabc123';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
afterAll(() => app.close());

const get = async <T>(address: string): Promise<T> => (await app.inject(`${STUDIO}/${address}`)).json();
const fixture = (code: string): Promise<FixtureAnswer> => get(`fixture?code=${code}`);
const put = async (text: string, version: number, { code = CODE, headers = {} } = {}) =>
  app.inject({
    method: 'PUT',
    url: `${STUDIO}/drafts/${code}`,
    headers,
    payload: { fixture: 'FRI-ALL', text, original: 'null', version },
  });
const check = async (data: unknown): Promise<readonly Breach[]> => {
  const answer = await put(JSON.stringify(data), 0, {
    code: `FRI-ALL-D${Math.random().toString(36).slice(2).padEnd(6, '0').slice(0, 6)}`,
  });
  return answer.json<{ breaches: readonly Breach[] }>().breaches;
};

test('every fixture that it offers has content in order, unless its answer is a refusal or is broken on purpose', async () => {
  const { campaigns } = await get<{ campaigns: readonly { code: string; path: string }[] }>('campaigns.json');
  expect(campaigns.length).toBeGreaterThan(90);
  const empty: string[] = [];
  for (const { code, path: address } of campaigns) {
    expect(address).toContain(code);
    if ((await fixture(code)).data === null) empty.push(code);
  }
  expect(empty.filter((code) => !/GONE|MISSING/.test(code))).toEqual([]);
});

test('the contract’s answer of a good page has no problem, and each mistake one', async () => {
  const { data } = await fixture('FRI-ALL');
  const page = object(data);
  expect(await check(page)).toEqual([]);
  const found = problemsOf(
    await check({ ...page, baseInfo: { ...object(page.baseInfo), shareButtonSwitch: '是' }, taskModule: 7 }),
  );
  expect(found.map(({ field, text }) => `${field} ${text}`)).toEqual([
    'baseInfo.shareButtonSwitch 应当是true 或 false',
    'taskModule 应当是一组字段 {…}或 null',
  ]);
});

test('each button adds a module that the contract allows, and has a Chinese name', async () => {
  const { data, schema, samples } = await fixture('FRI-ALL');
  const kinds = kindsOf(schema);
  expect(kinds.length).toBeGreaterThan(12);
  for (const field of kinds) {
    const sample = samples[field];
    expect([field, isObject(sample), kindName(field) === field]).toEqual([field, true, false]);
    const { text } = addModule(
      JSON.stringify({ ...object(data), ...(field.endsWith('List') ? {} : { [field]: null }) }),
      field,
      object(sample),
    );
    expect([field, await check(JSON.parse(text))]).toEqual([field, []]);
  }
});

test('phones get the draft by its code, and others the fixture', async () => {
  await put('{"baseInfo":{"pageName":"草稿"},"wheelModule":{}}', 0);
  expect((await home(app, CODE)).data).toEqual({ baseInfo: { pageName: '草稿' }, wheelModule: {} });
  expect(object(object((await home(app, 'FRI-ALL')).data).baseInfo).pageName).toBe('超级星期五');
});

test('a text that is not JSON is kept, and phones keep the one before', async () => {
  const code = 'FRI-ALL-Djson01';
  await put('{"a":1}', 0, { code });
  const answer = await put('{"a":', 1, { code });
  expect(answer.json()).toEqual({ version: 2, breaches: null });
  expect(await get(`drafts/${code}`)).toEqual({
    fixture: 'FRI-ALL',
    text: '{"a":',
    original: 'null',
    version: 2,
  });
  expect((await home(app, code)).data).toEqual({ a: 1 });
});

test('the largest fixture can be kept', async () => {
  const text = JSON.stringify((await fixture('FRI-HOSTILE')).data);
  const answer = await app.inject({
    method: 'PUT',
    url: `${STUDIO}/drafts/FRI-HOSTILE-Dbig001`,
    payload: { fixture: 'FRI-HOSTILE', text, original: text, version: 0 },
  });
  expect([answer.statusCode, answer.json<{ version: number }>().version]).toEqual([200, 1]);
});

test('a change of an older version is refused', async () => {
  const code = 'FRI-ALL-Dtwo001';
  await put('1', 0, { code });
  await put('2', 1, { code });
  expect((await put('3', 1, { code })).statusCode).toBe(409);
});

test.each(['FRI-ALL', 'FRI-MIN-Dabc123', 'FRI-ALL-DABC123'])('%s is no code of a draft', async (code) => {
  expect((await put('1', 0, { code })).statusCode).toBe(400);
});

test('drawings have the address by which a phone knows the sandbox', async () => {
  const code = 'FRI-ALL-Dart001';
  await put('{"a":"http://localhost:1234/__sandbox/art/share.svg"}', 0, {
    code,
    headers: { host: 'localhost:1234' },
  });
  expect((await home(app, code)).data).toEqual({
    a: 'http://localhost:80/__sandbox/art/share.svg',
  });
});

test('a reset keeps drafts; the oldest go when there are too many', () => {
  const drafts = new Drafts();
  const keep = (count: number) =>
    drafts.keep(
      { code: `X-${count}`, fixture: 'X', operation: 'x', text: '1', original: '1', origin: '' },
      0,
    );
  for (let count = 0; count <= 200; count += 1) keep(count);
  expect([drafts.find('X-0'), drafts.find('X-1')?.version, drafts.find('X-200')?.version]).toEqual([
    undefined,
    1,
    1,
  ]);
});

test('a call that names a draft is one about its fixture', () => {
  const drafts = new Drafts();
  drafts.keep({ code: CODE, fixture: 'FRI-ALL', operation: 'x', text: '1', original: '1', origin: '' }, 0);
  expect(drafts.namedIn({ ids: [{ sourceBizId: CODE }], n: 1 }, { configId: CODE })).toMatchObject({
    body: { ids: [{ sourceBizId: 'FRI-ALL' }], n: 1 },
    query: { configId: 'FRI-ALL' },
  });
  expect(drafts.namedIn({ configId: 'FRI-ALL' }, {})).toBeNull();
});

test('the saved file is one that the sandbox replays', async () => {
  const { operation, successCode, request } = await fixture('FRI-ALL');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'studio-'));
  writeFileSync(
    path.join(folder, `${operation}.json`),
    fixtureFile({ operation, successCode, request }, { a: 1 }),
  );
  const contract = loadContract();
  const call = contract.operations.find(({ id }) => id === operation);
  const answered =
    call && Replay.read(folder, contract).responseTo(call, { body: request, query: {}, hasToken: false });
  rmSync(folder, { recursive: true });
  expect(answered).toEqual({ success: true, code: '0', msg: '', data: { a: 1 } });
});

test('the page loads only its own scripts, and styles with its nonce', async () => {
  const page = await app.inject(STUDIO);
  const nonce = /data-nonce="([^"]+)"/.exec(page.body)?.[1] ?? 'none';
  expect(page.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
});

test('pictures are the sandbox’s own drawings', async () => {
  const pictures = await get<readonly string[]>('pictures.json');
  expect(pictures.length).toBeGreaterThan(50);
  expect(pictures.filter((address) => !address.includes('/__sandbox/art/'))).toEqual([]);
});
