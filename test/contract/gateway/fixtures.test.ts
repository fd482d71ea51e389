import type { FastifyInstance } from 'fastify';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createSandbox } from '../../../sandbox/server';
import { control, post, tokenOf } from '../harness';
import { addressOf, call, INFO, noted, startBeside, startOther, type Beside } from './harness';

let other: FastifyInstance;
let beside: Beside;
beforeEach(async () => {
  other = await startOther();
  beside = await startBeside(addressOf(other), { records: true });
});
afterEach(async () => {
  await beside.close();
  await other.close();
});

const folder = (): string => path.join(beside.folder, 'fixtures');
const replaying = (from = folder()) =>
  createSandbox({ distDir: path.join(__dirname, '..', 'no-build'), replayFrom: from });

test('what was recorded is sent again, differences included, to the request that fits best', async () => {
  await control(other, 'wire', { mode: 'future' });
  for (const code of ['RC-OPEN', 'RC-MANY']) await call(beside.address, INFO, { code });
  await noted(beside, 2);
  const app = await replaying();
  const ask = (code: string) => post(app, INFO.replace('/wxgw/', ''), { code });
  expect((await ask('RC-MANY')).data).toMatchObject({ code: 'RC-MANY', statusCode: 'OF_TOMORROW' });
  expect((await ask('RC-OPEN')).data).toMatchObject({ code: 'RC-OPEN', statusCode: 'OF_TOMORROW' });
  expect((await ask('RC-OTHER')).data).toMatchObject({ code: 'RC-MANY' });
  await app.close();
});

test('logins are not recorded: the sandbox answers them, and whatever else has no recording', async () => {
  const mobile = '13912345678';
  await call(beside.address, '/wxgw/consumer/v1/unifiedSmsCode/preCheckMobile', { mobile });
  await call(
    beside.address,
    '/wxgw/base/personalCenter/userInfo',
    {},
    {
      authorization: await tokenOf(other, mobile),
      'original-channel': 'consumer',
    },
  );
  await noted(beside, 2);
  expect(readdirSync(folder())).toEqual(['userInfo.json']);
  const app = await replaying();
  const token = await tokenOf(app, mobile);
  expect((await post(app, 'base/personalCenter/userInfo', {}, { token })).data.mobile).not.toBe(mobile);
  expect((await post(app, INFO.replace('/wxgw/', ''), { code: 'RC-OPEN' })).body.code).toBe('0');
  await app.close();
});

test('the latest response to a request replaces the one before', async () => {
  await call(beside.address, INFO, { code: 'RC-OPEN' });
  await noted(beside, 1);
  await control(other, 'wire', { mode: 'future' });
  await call(beside.address, INFO, { code: 'RC-OPEN' });
  await noted(beside, 2);
  const written = await beside.written();
  expect(written.match(/"hasToken"/g)).toHaveLength(1);
  expect(written).toContain('OF_TOMORROW');
});

test.each([
  ['a folder that is not there', () => path.join(beside.folder, 'none'), /there is no folder/],
  [
    'a folder without recordings',
    () => mkdtempSync(path.join(beside.folder, 'empty-')),
    /has no recorded response/,
  ],
  [
    'a file that is no JSON',
    () => {
      const broken = mkdtempSync(path.join(beside.folder, 'broken-'));
      writeFileSync(path.join(broken, 'userInfo.json'), '{');
      return broken;
    },
    /is not JSON/,
  ],
])('%s is refused at start', async (_, from, reason) => {
  await expect(replaying(from())).rejects.toThrow(reason);
});

test('only names of calls are read from the folder', async () => {
  const from = mkdtempSync(path.join(os.tmpdir(), 'replay-'));
  writeFileSync(path.join(from, '..json'), '{');
  writeFileSync(path.join(from, 'userInfo.json'), '{"responses":[{"body":{"success":true}}]}');
  const app = await replaying(from);
  expect((await post(app, 'base/personalCenter/userInfo', {})).body).toEqual({ success: true });
  await app.close();
  rmSync(from, { recursive: true });
});
