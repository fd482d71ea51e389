import { request } from '.';

interface Answers {
  reject?: unknown;
  resolve?: unknown;
}
const mockAnswers: Answers = {};
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    request: () =>
      'reject' in mockAnswers ? Promise.reject(mockAnswers.reject) : Promise.resolve(mockAnswers.resolve),
  },
}));

const send = (): Promise<unknown> =>
  request.send({ url: 'https://x.example/', method: 'POST', headers: {}, body: '{}', timeoutMs: 1000 })
    .outcome;

describe('payment-app request', () => {
  afterEach(() => {
    delete mockAnswers.reject;
    delete mockAnswers.resolve;
  });

  it('reads a failure with an HTTP status as a response', async () => {
    mockAnswers.reject = {
      error: 19,
      status: 401,
      data: '{"code":"030100001"}',
      headers: { 'FC-IP': '1.2.3.4', Date: ['a', 'b'] },
    };
    expect(await send()).toEqual({
      kind: 'response',
      status: 401,
      text: '{"code":"030100001"}',
      headers: { 'fc-ip': '1.2.3.4', date: 'a, b' },
    });
  });

  it('returns a body that the base library parsed as text again', async () => {
    mockAnswers.resolve = { statusCode: 200, data: { a: 1 }, header: {} };
    expect(await send()).toEqual({ kind: 'response', status: 200, text: '{"a":1}', headers: {} });
  });

  it.each([
    [{ error: 13, errorMessage: 'x' }, { kind: 'timeout' }],
    [
      { error: 12, errorMessage: '网络出错' },
      { kind: 'network-error', message: '网络出错' },
    ],
    [{ error: 14, errorMessage: '请求超时' }, { kind: 'timeout' }],
    [
      { error: 14, errorMessage: '解码失败' },
      { kind: 'network-error', message: '解码失败' },
    ],
    [{ error: 9, errorMessage: 'x' }, { kind: 'cancelled' }],
    [{ error: 20 }, { kind: 'network-error', message: 'my.request error 20' }],
  ])('distinguishes a timeout from a network error: %j', async (error, outcome) => {
    mockAnswers.reject = error;
    expect(await send()).toEqual(outcome);
  });
});
