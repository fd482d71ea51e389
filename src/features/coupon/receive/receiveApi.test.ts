import { createScope } from '@/api';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
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
