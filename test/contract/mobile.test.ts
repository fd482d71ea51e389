// What counts as a mobile number is said once (src/utils/mobileStart.ts). Whatever else accepts, finds or hides one agrees.
import type { FastifyInstance } from 'fastify';
import { waybillIn } from '@/features/send/check-express/waybillRules';
import { scrubText } from '@/tracking/scrub';
import { isMobileNumber, normalizePhone } from '@/utils/phone';
import { parseAddress } from '../../sandbox/send/parseAddress';
import { storageProblems } from '../harness/storageTable';
import { post, startSandbox, tokenOf } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
afterAll(() => app.close());

const track = async (context: Record<string, unknown>): Promise<number> => {
  const event = { fc_page: 'me', fc_type: 'click', fc_component: 'x', context, at: 1_795_000_000_000 };
  const batch = { batchId: 'batch-0001', sessionId: 'session-01', client: 9, events: [event] };
  return (await post(app, 'track/events', batch)).status;
};

/** In each place: whether it takes the text for a mobile number. */
const PLACES: Readonly<Record<string, (number: string) => boolean | Promise<boolean>>> = {
  'the country code is removed before it': (number) => normalizePhone(`+86${number}`) === number,
  'no waybill number': (number) => waybillIn(number) === '',
  'hidden in tracking': (number) => scrubText(number) !== number,
  'refused by the gateway’s tracking as a text': async (number) => (await track({ text: number })) === 400,
  'refused by the gateway’s tracking as a number': async (number) =>
    (await track({ n: Number(number) })) === 400,
  'accepted by the gateway for a call back': async (number) => {
    const body = { kind: 'SUGGEST', content: '希望增加更多上门时段', pictureKeys: [], mobile: number };
    const token = await tokenOf(app, '13912345678');
    return (await post(app, 'base/feedback/submit', body, { token })).status !== 400;
  },
  'found by the gateway in a pasted address': (number) =>
    parseAddress(`张三 ${number} 广东省深圳市`)?.mobile === number,
  'not to be kept on the device': (number) =>
    storageProblems(
      [{ area: 'device', key: 'pc:x', value: number }],
      [{ key: 'x', h5: 'device', mini: 'device' }],
    ).length > 0,
};

const NUMBERS = Array.from({ length: 9 }, (_, index) => `${index + 1}3812345678`);

test.each(Object.entries(PLACES))('a mobile number is %s', async (_place, isOne) => {
  const wrong: string[] = [];
  for (const number of NUMBERS) if ((await isOne(number)) !== isMobileNumber(number)) wrong.push(number);
  expect(wrong).toEqual([]);
});
