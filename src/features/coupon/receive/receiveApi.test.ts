import { createScope } from '@/api';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { judgeClaim } from '@/domain/coupon/receiveRules';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { judgeCheck } from './checkRules';
import { createReceiveApi } from './receiveApi';
import { activity } from './testing/receiveAnswers';

jest.mock('@/session/links', () => ({ pictureAddress: (src: string) => src }));

function setUp() {
  const { gateway, transport } = makeTestGateway(new FakeClock());
  return { api: createReceiveApi(gateway, 9, createScope()), transport };
}

it.each(['100901004', '100901006', '100901042'])('info %s: the activity has ended', async (code) => {
  const { api, transport } = setUp();
  const answer = api.fetchActivity('RC');
  await settle();
  await transport.last.fail(code);
  expect(await answer).toEqual({ kind: 'gone' });
});

it('a refused claim keeps the message of its envelope', async () => {
  const { api, transport } = setUp();
  const answer = api.claimCoupon(activity, 'requestNo0000001');
  await settle();
  const data = { result: false, couponInfos: [], reasonCode: null, reasonMsg: null };
  await transport.last.status(200, JSON.stringify({ success: true, code: '0', msg: '系统繁忙', data }));
  expect(await answer).toMatchObject({ isClaimed: false, reasonMsg: '', msg: '系统繁忙' });
});

describe.each(['100901004', '100901006', '100901042'])('a refusal with %s', (end) => {
  it.each([
    ['as its code', { success: false, code: end, msg: '', data: null }],
    ['as reasonCode of its data', { success: false, code: '1', msg: '', data: { reasonCode: end } }],
    ['as reasonCode, without a code', { success: false, msg: '', data: { reasonCode: end } }],
  ])('%s ends info, check and claim', async (_name, envelope) => {
    const { api, transport } = setUp();
    const body = JSON.stringify(envelope);
    const info = api.fetchActivity('RC');
    await settle();
    await transport.last.status(200, body);
    expect(await info).toEqual({ kind: 'gone' });
    const check = api.fetchCheck(activity);
    await settle();
    await transport.last.status(200, body);
    expect(judgeCheck(await check)).toEqual({ kind: 'finished' });
    const claim = api.claimCoupon(activity, 'requestNo0000001');
    await settle();
    await transport.last.status(200, body);
    expect(judgeClaim(await claim)).toEqual({ kind: 'finished' });
  });
});

it('any other refusal stays a refusal', async () => {
  const { api, transport } = setUp();
  const claim = api.claimCoupon(activity, 'requestNo0000001');
  const refused = expect(claim).rejects.toMatchObject({ name: 'BusinessError', reasonCode: '100901031' });
  await settle();
  const data = { reasonCode: '100901031' };
  await transport.last.status(200, JSON.stringify({ success: false, code: '1', msg: '', data }));
  await refused;
});
