import type { GatewayCall } from '../../../sandbox/lab/page/api';
import { durationText, isShown, NO_FILTER, type CallFilter } from '../../../sandbox/lab/page/callFilter';

const call = (name: string, over: Partial<GatewayCall> = {}): GatewayCall => ({
  at: 0,
  method: 'POST',
  path: `/wxgw/activity/${name}`,
  headers: { 'x-lab-phone': 'h5-plain' },
  body: null,
  status: 200,
  response: { success: true, code: '0' },
  durationMs: 1,
  ...over,
});

const CALLS = [
  call('good'),
  call('refused', { response: { success: false, code: '100901042' } }),
  call('unauthorised', { status: 401, response: null }),
  call('slow', { fault: 'slow' }),
  call('waiting', { status: null, response: null, durationMs: null }),
  call('weapp', { headers: { 'x-lab-phone': 'lab-weapp' } }),
  call('by-curl', { headers: {} }),
];
const shown = (filter: Partial<CallFilter>) =>
  CALLS.filter((each) => isShown(each, { ...NO_FILTER, ...filter })).map(({ path }) => path.split('/')[3]);

test.each<[string, Partial<CallFilter>, readonly string[]]>([
  ['everything', {}, CALLS.map(({ path }) => path.split('/')[3] ?? '')],
  ['failures', { isFailedOnly: true }, ['refused', 'unauthorised', 'slow', 'waiting']],
  ['a phone', { phone: 'lab-weapp' }, ['weapp']],
  ['all H5 hosts', { phone: 'h5-', text: 'GOOD' }, ['good']],
  ['a code', { text: '901042' }, ['refused']],
  ['a status', { text: '401' }, ['unauthorised']],
  ['several words', { text: '  post   activity/slow ' }, ['slow']],
  ['nothing', { text: 'no such call' }, []],
])('%s', (_what, filter, names) => expect(shown(filter)).toEqual(names));

test.each([
  [0.44, '0.4 ms'],
  [38.3, '38 ms'],
  [999.2, '999 ms'],
  [1240, '1.2 s'],
  [null, '…'],
])('a duration of %p is %s', (durationMs, text) => expect(durationText(durationMs)).toBe(text));
