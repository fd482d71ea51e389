// The module types of the weekly page are the same in the contract, the app, its description and the fixtures.
import type { FastifyInstance } from 'fastify';
import fs from 'node:fs';
import path from 'node:path';
import { CATALOG } from '@/features/weekly/page/catalog';
import { loadContract } from '../../sandbox/core/contract/load';
import { startSandbox, tokenOf } from './harness';
import { home } from './weeklyCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
afterAll(() => app.close());

/** Named like modules, but drawn around them. */
const BARS = ['guideBarModule', 'locationModule', 'pageIndicatorModule'];
const FIELDS: readonly string[] = Object.values(CATALOG).map(({ field }) => field);

test('the app knows each module of the contract, and no other', () => {
  const answer = loadContract().operations.find(({ id }) => id === 'aggregateHome')?.answer;
  const named = [...(answer?.fields.get('data')?.fields.keys() ?? [])].filter((name) =>
    /Module(List)?$/.test(name),
  );
  expect([...FIELDS, ...BARS].sort()).toEqual(named.sort());
});

test.each([
  ['FRI-ALL', []],
  // A rights module and the place of cards have no text of their own; null is a broken module too.
  ['FRI-HOSTILE', ['inclusiveModule', 'rewardAggregationModule']],
  ['FRI-BROKEN', ['regionalCodeModule']],
])('the fixture %s has each module but %j', async (code, without) => {
  const { data } = await home(app, code, { token: await tokenOf(app, '13912345678') });
  const shown: Readonly<Record<string, unknown>> = { ...data };
  const isThere = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== null);
  expect(FIELDS.filter((field) => shown[field] === undefined || !isThere(shown[field]))).toEqual(without);
});

test('product §2.3 names each module', () => {
  const text = fs.readFileSync(path.resolve(__dirname, '../../docs/product-weekly.md'), 'utf8');
  expect(FIELDS.filter((field) => !text.includes(`\`${field}\``))).toEqual([]);
});
