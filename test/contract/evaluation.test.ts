// Evaluations and feedback with their pictures: each refusal, and nothing counts twice.
import type { FastifyInstance } from 'fastify';
import { control, post, startSandbox, tokenOf } from './harness';
import { rewardCalls } from './rewardCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

type Json = Readonly<Record<string, unknown>>;

const MOBILE = '13912345678';
const DAY_MS = 86_400_000;
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 13, 10, 45, 45, 4]);

let number = 0;
const requestNo = (): string => `evaluate${String((number += 1)).padStart(20, '0')}`;
const evaluation = (call: string, body: Json, token?: string) =>
  post(app, `base/evaluation/${call}`, body, token === undefined ? {} : { token });
const feedback = (call: string, body: Json, token: string) =>
  post(app, `base/feedback/${call}`, body, { token });
const said = (changes: Json = {}): Json => ({
  orderNo: 'ORD-SIGNED',
  serviceStar: 5,
  courierStar: 4,
  serviceTagIds: ['S5-1'],
  courierTagIds: [],
  content: '很快',
  pictureKeys: [],
  isAnonymous: false,
  requestNo: requestNo(),
  ...changes,
});
const reported = (changes: Json = {}): Json => ({
  kind: 'SUGGEST',
  content: '希望能记住上次选择的快递公司',
  pictureKeys: [],
  requestNo: requestNo(),
  ...changes,
});

async function keyFor(token: string, bizType = 'EVALUATION'): Promise<{ key: string; sign: string }> {
  const { data } = await post(app, 'consumer/v1/qcloud/getUploadKeySign', { bizType }, { token, form: true });
  return { key: String(data.key), sign: String(data.sign) };
}
/** As a client sends it. */
async function put(fields: Readonly<Record<string, string>>, file: Buffer | null): Promise<[number, string]> {
  const mark = 'WebKitFormBoundary7MA4';
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${mark}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const head = `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n`;
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/__sandbox/objects',
    headers: { 'content-type': `multipart/form-data; boundary=${mark}` },
    payload: Buffer.concat([
      ...parts,
      ...(file === null ? [] : [Buffer.from(head), file, Buffer.from('\r\n')]),
      Buffer.from(`--${mark}--\r\n`),
    ]),
  });
  return [statusCode, (JSON.parse(body) as { readonly code: string }).code];
}
async function uploaded(token: string, bizType?: string): Promise<string> {
  const ticket = await keyFor(token, bizType);
  expect(await put(ticket, JPEG)).toEqual([200, 'Ok']);
  return ticket.key;
}

describe('pictures', () => {
  test('the exact bytes are stored, their kind detected from the content', async () => {
    const key = await uploaded(await tokenOf(app, MOBILE));
    const { rawPayload, headers } = await app.inject({ url: `/__sandbox/objects/${key}` });
    expect([rawPayload.equals(JPEG), headers['content-type']]).toEqual([true, 'image/jpeg']);
  });

  test.each([
    ['no picture', Buffer.from('<script>alert(1)</script>'), [400, 'NotAPicture']],
    ['a picture by its beginning only in name', Buffer.from('jpeg'), [400, 'NotAPicture']],
    ['nothing', Buffer.alloc(0), [400, 'Empty']],
    ['no file at all', null, [400, 'Empty']],
    ['6 MB', Buffer.concat([JPEG, Buffer.alloc(6 * 1024 * 1024)]), [400, 'TooLarge']],
    ['PNG', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(9)]), [200, 'Ok']],
    ['WebP', Buffer.from('RIFF0000WEBPVP8 '), [200, 'Ok']],
    ['GIF', Buffer.from('GIF89a0000000'), [200, 'Ok']],
  ] as const)('%s', async (_name, file, answer) => {
    expect(await put(await keyFor(await tokenOf(app, MOBILE)), file)).toEqual(answer);
  });

  test('refused: a wrong signature, an unknown, expired or used key', async () => {
    const token = await tokenOf(app, MOBILE);
    const ticket = await keyFor(token);
    expect(await put({ ...ticket, sign: 'x' }, JPEG)).toEqual([403, 'SignatureWrong']);
    expect(await put({ ...ticket, key: 'evaluation/x' }, JPEG)).toEqual([403, 'SignatureWrong']);
    const both = await Promise.all([put(ticket, JPEG), put(ticket, JPEG)]);
    expect(both.map(([status]) => status).sort()).toEqual([200, 403]);
    const late = await keyFor(token);
    await control(app, 'clock', { offsetMs: 601_000 });
    expect(await put(late, JPEG)).toEqual([403, 'SignatureWrong']);
  });

  test('without login there is no key', async () => {
    const { status } = await post(
      app,
      'consumer/v1/qcloud/getUploadKeySign',
      { bizType: 'FEEDBACK' },
      { form: true },
    );
    expect(status).toBe(401);
  });
});

describe('evaluation', () => {
  test('thirty simultaneous submits are one evaluation with one reward', async () => {
    const token = await tokenOf(app, MOBILE);
    const fund = async () => (await rewardCalls(app, token).fund()).data.availableMoney;
    const before = Number(await fund());
    const answers = await Promise.all(Array.from({ length: 30 }, () => evaluation('submit', said(), token)));
    expect(answers.map(({ body }) => body.code).sort()).toEqual([
      '0',
      ...Array<string>(29).fill('203500003'),
    ]);
    expect(Number(await fund()) - before).toBe(50);
    const { data } = await post(app, 'base/personalCenter/userInfo', undefined, { token });
    expect(data.unreadEvaluationCount).toBe(1);
    const order = await post(
      app,
      'sendOrder/wechat/applets/order/detail',
      { orderNo: 'ORD-SIGNED' },
      { token },
    );
    expect(order.data.evaluationCode).toBe('DONE');
  });

  test('with pictures: shown in the order sent, and the coupon really exists', async () => {
    const token = await tokenOf(app, MOBILE);
    const first = await uploaded(token);
    const second = await uploaded(token);
    const { data } = await evaluation('submit', said({ pictureKeys: [second, first] }), token);
    expect(data.pictureUrls).toEqual([expect.stringContaining(second), expect.stringContaining(first)]);
    expect(data.reward).toMatchObject({ kindCode: 'COUPON', title: '评价有礼寄件券' });
    const coupons = await post(
      app,
      'activity/coupon/my/list',
      { prizeStatus: 1, pageNo: 1, pageSize: 50 },
      { token },
    );
    expect(JSON.stringify(coupons.data)).toContain(String((data.reward as Json).couponId));
  });

  test('a picture belongs to one submit, however many request it simultaneously', async () => {
    const token = await tokenOf(app, MOBILE);
    const key = await uploaded(token);
    const answers = await Promise.all(
      ['ORD-SIGNED', 'ORD-SIGNED-3'].map((orderNo) =>
        evaluation('submit', said({ orderNo, pictureKeys: [key] }), token),
      ),
    );
    expect(answers.map(({ body }) => body.code).sort()).toEqual(['0', '203500004']);
  });

  test('refused: pictures of another user, of feedback, never uploaded, or duplicates', async () => {
    const token = await tokenOf(app, MOBILE);
    const others = await uploaded(await tokenOf(app, '13987654321'));
    const ofFeedback = await uploaded(token, 'FEEDBACK');
    const unsent = (await keyFor(token)).key;
    for (const key of [others, ofFeedback, unsent])
      expect((await evaluation('submit', said({ pictureKeys: [key] }), token)).body.code).toBe('203500004');
    expect((await evaluation('submit', said({ pictureKeys: [unsent, unsent] }), token)).status).toBe(400);
    expect((await evaluation('submit', said(), token)).body.code).toBe('0');
  });

  test.each([
    ['of nobody', { orderNo: 'ORD-GONE' }, '203500001'],
    ['of somebody else', { orderNo: 'ORD-RATE-HOSTILE' }, '203500001'],
    ['not signed for', { orderNo: 'ORD-TRANSIT', serviceTagIds: [] }, '203500002'],
    ['cancelled', { orderNo: 'ORD-CANCELLED', serviceTagIds: [] }, '203500002'],
    ['evaluated before', { orderNo: 'ORD-SIGNED-2' }, '203500003'],
    ['words that are not shown', { content: '请加微信 123' }, '203500005'],
    ['a tag of other stars', { serviceStar: 1, serviceTagIds: ['S5-1'] }, '203500006'],
  ])('%s', async (_name, changes, code) => {
    expect((await evaluation('submit', said(changes), await tokenOf(app, MOBILE))).body.code).toBe(code);
  });

  test('the company replies after a while; an addition is accepted once, and not after 30 days', async () => {
    const token = await tokenOf(app, MOBILE);
    await evaluation('submit', said({ serviceStar: 2, serviceTagIds: [] }), token);
    const detail = async () => (await evaluation('detail', { orderNo: 'ORD-SIGNED' }, token)).data;
    expect(await detail()).toMatchObject({ reply: null, canAdd: true });
    await control(app, 'clock', { offsetMs: 61_000 });
    expect((await detail()).reply).toMatchObject({ content: expect.stringContaining('非常抱歉') });
    const add = (orderNo = 'ORD-SIGNED') =>
      evaluation('add', { orderNo, content: '补充', pictureKeys: [], requestNo: requestNo() }, token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => add()));
    expect(answers.map(({ body }) => body.code).sort()).toEqual([
      '0',
      ...Array<string>(19).fill('203500012'),
    ]);
    expect((await add('ORD-SIGNED-3')).body.code).toBe('203500010');
    await control(app, 'clock', { offsetMs: 19 * DAY_MS });
    expect((await add('ORD-SIGNED-2')).body.code).toBe('203500011');
  });

  test('lists open and done evaluations, only own orders that are signed for', async () => {
    const token = await tokenOf(app, MOBILE);
    const orders = async (tab: string) => {
      const { content } = (await evaluation('orders', { tab, pageNo: 1, pageSize: 20 }, token)).data;
      return (content as readonly Json[]).map(({ orderNo, star }) => [orderNo, star]);
    };
    expect(await orders('TODO')).toEqual([
      ['ORD-SIGNED', 0],
      ['ORD-SIGNED-3', 0],
    ]);
    await evaluation('submit', said(), token);
    expect(await orders('TODO')).toEqual([['ORD-SIGNED-3', 0]]);
    expect(await orders('DONE')).toEqual([
      ['ORD-SIGNED', 5],
      ['ORD-SIGNED-2', 5],
      ['ORD-SIGNED-4', 3],
    ]);
  });

  test('every call needs login', async () => {
    for (const call of ['form', 'detail'])
      expect((await evaluation(call, { orderNo: 'ORD-SIGNED' })).status).toBe(401);
  });
});

describe('feedback', () => {
  test('ten a day, also simultaneously; the eleventh works the next day', async () => {
    const token = await tokenOf(app, MOBILE);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => feedback('submit', reported(), token)),
    );
    const codes = answers.map(({ body }) => body.code);
    expect([
      codes.filter((code) => code === '0').length,
      codes.filter((code) => code === '203600001').length,
    ]).toEqual([10, 2]);
    await control(app, 'clock', { offsetMs: DAY_MS });
    expect((await feedback('submit', reported(), token)).body.code).toBe('0');
  });

  test('submitted, found by its request number, answered', async () => {
    const token = await tokenOf(app, MOBILE);
    const body = reported({ pictureKeys: [await uploaded(token, 'FEEDBACK')], mobile: MOBILE });
    expect((await feedback('submit', body, token)).data).toMatchObject({ stateCode: 'WAITING', reply: null });
    const ofRequestNo = body.requestNo;
    await control(app, 'clock', { offsetMs: 61_000 });
    const { data } = await feedback('detail', { ofRequestNo }, token);
    expect(data).toMatchObject({ stateCode: 'ANSWERED', content: body.content });
    const list = (await feedback('list', { pageNo: 1, pageSize: 20 }, token)).data;
    expect([(list.content as readonly Json[])[0], list.total]).toEqual([data, 25]);
    expect((await feedback('detail', { ofRequestNo }, await tokenOf(app, '13987654321'))).body.code).toBe(
      '203600010',
    );
  });

  test.each([
    ['nine characters', { content: '九个字九个字九个字' }, 400, undefined],
    ['five pictures', { pictureKeys: ['a', 'b', 'c', 'd', 'e'] }, 400, undefined],
    ['a number that is none', { mobile: '12' }, 400, undefined],
    ['words that are not shown', { content: '这里面有一个违禁词，不能展示' }, 200, '203600005'],
    ['a picture of nobody', { pictureKeys: ['feedback/none'] }, 200, '203600004'],
  ])('%s', async (_name, changes, status, code) => {
    const answer = await feedback('submit', reported(changes), await tokenOf(app, MOBILE));
    expect(answer.status).toBe(status);
    if (code !== undefined) expect(answer.body.code).toBe(code);
  });
});
