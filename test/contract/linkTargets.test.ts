import type { FastifyInstance } from 'fastify';
import { startSandbox } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
afterAll(() => app.close());

const get = (url: string) => app.inject(`/__sandbox/${url}`);

test.each([
  ['mall', '这里是商城商品页'],
  ['locker-orders', '这里是柜机订单页'],
  ['ad-star', '这里是星选任务页'],
])('%s says what it is and shows what the link carried', async (name, heading) => {
  const { body, statusCode, headers } = await get(`${name}?task=T1&token=secret`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const text of ['沙箱替身页面', heading, '<dt>task</dt><dd>T1</dd>', '（已收到，不展示）'])
    expect(body).toContain(text);
  expect(body).not.toContain('secret');
});

test.each([
  ['G000003', '304 不锈钢保温杯 500 毫升'],
  ['G000200', '便携快充移动电源 1 万毫安 · 17 号款'],
  ['H00002', '空调深度清洗'],
  ['W00003', '运动鞋清洗'],
])('the mall knows %s, with an existing picture', async (id, name) => {
  const { body } = await get(`mall?productId=${id}`);
  expect(body).toContain(name);
  const source = /<img src="([^"]+)"/.exec(body)?.[1]?.replace(/&#38;/g, '&') ?? '';
  const { pathname, search } = new URL(source);
  expect((await app.inject(pathname + search)).statusCode).toBe(200);
});

test.each(['', '?productId=', '?productId=NOBODY', '?productId=%3Cscript%3Ealert(1)%3C/script%3E'])(
  'the mall with "%s" has no such goods, and runs nothing of it',
  async (query) => {
    const { body, statusCode } = await get(`mall${query}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('没有找到这件商品');
    expect(body).not.toContain('<script>alert');
  },
);
