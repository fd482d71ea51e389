import fc from 'fast-check';
import { HOSTS } from '../../../sandbox/lab/page/hosts';
import {
  FAULT_KINDS,
  faultNumber,
  FIRST_STATE,
  PHONE_KINDS,
  readState,
  SIZES,
  writeState,
  type LabFault,
  type LabState,
} from '../../../sandbox/lab/page/labState';
import { CITIES } from '../../../sandbox/lab/page/places';
import { runs } from '../../harness/wide';

const account = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 0, max: 9_999_999_999 }).map((rest) => `1${String(rest).padStart(10, '0')}`),
);
const fault = fc
  .record({
    path: fc.stringMatching(/^[\w./-]{1,40}$/),
    kind: fc.constantFrom(...FAULT_KINDS.map(([kind]) => kind)),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    times: fc.integer({ min: 1, max: 99 }),
  })
  .map(({ path, kind, at, times }): LabFault => {
    const range = faultNumber(kind);
    const number = range === null ? 0 : Math.round(range.low + at * (range.high - range.low));
    return { path, kind, number, times };
  });
const state = fc.record<LabState>({
  open: fc.option(fc.string({ unit: 'binary', minLength: 1 })),
  host: fc.constantFrom(...HOSTS.map(({ id }) => id)),
  accounts: fc.record({ h5: account, weapp: account, alipay: account }),
  shown: fc.subarray([...PHONE_KINDS]),
  size: fc.constantFrom(...SIZES),
  theme: fc.constantFrom('light', 'dark', null),
  city: fc.constantFrom(...CITIES.map(({ id }) => id)),
  clockMs: fc.integer({ min: -86_400_000_000, max: 86_400_000_000 }),
  faults: fc.array(fault, { maxLength: 5 }),
});

test('what is written is read back, without a sentence', () => {
  fc.assert(
    fc.property(state, (wanted) => {
      expect(readState(writeState(wanted))).toEqual({ state: wanted, problems: [] });
    }),
    { numRuns: runs(100, 1000) },
  );
});

test('whatever the address says, there is a state; what is not understood has its default and a sentence', () => {
  const NAMES = ['fixture', 'host', 'h5', 'weapp', 'shown', 'size', 'theme', 'city', 'clock', 'fault', 'odd'];
  const pair = fc.tuple(fc.constantFrom(...NAMES), fc.oneof(fc.string(), fc.string({ unit: 'binary' })));
  const hash = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(pair).map((pairs) => `#${pairs.map((both) => both.join('=')).join('&')}`),
  );
  fc.assert(
    fc.property(hash, (text) => {
      const { state: read, problems } = readState(text);
      // What was read is a state that can be written and read without a sentence.
      expect(readState(writeState(read))).toEqual({ state: read, problems: [] });
      expect(problems.every((sentence) => sentence.endsWith('。'))).toBe(true);
    }),
    { numRuns: runs(300, 3000) },
  );
});

test('the first state needs no address', () => {
  expect(writeState(FIRST_STATE)).toBe('');
  expect(readState('')).toEqual({ state: FIRST_STATE, problems: [] });
});

test.each([
  ['#fixture=RC-OPEN', { open: 'RC-OPEN' }],
  ['#fixture=%2Fme', { open: '/me' }],
  [
    '#fixture=/list/LIST-137&size=320x568&theme=dark',
    { open: '/list/LIST-137', size: '320x568', theme: 'dark' },
  ],
  ['#host=wechat&h5=13912345678', { host: 'wechat', accounts: { h5: '13912345678', weapp: '', alipay: '' } }],
  ['#shown=none&city=denied&clock=-3600000', { shown: [], city: 'denied', clockMs: -3_600_000 }],
  [
    '#fault=activity/info~status~503~2',
    { faults: [{ path: 'activity/info', kind: 'status', number: 503, times: 2 }] },
  ],
])('%s', (hash, expected) => {
  expect(readState(hash)).toEqual({ state: { ...FIRST_STATE, ...expected }, problems: [] });
});

test.each([
  ['#host=netscape', '宿主 “netscape” 看不懂，用了默认值。'],
  ['#h5=12', 'H5 的账号 “12” 看不懂，用了默认值。'],
  ['#size=1x1', '尺寸 “1x1” 看不懂，用了默认值。'],
  ['#theme=pink', '配色 “pink” 看不懂，用了默认值。'],
  ['#city=atlantis', '城市 “atlantis” 看不懂，用了默认值。'],
  ['#clock=1e9', '时钟 “1e9” 看不懂，用了默认值。'],
  ['#clock=999999999999999', '时钟 “999999999999999” 看不懂，用了默认值。'],
  ['#shown=h5,watch', '显示的手机 “h5,watch” 看不懂，用了默认值。'],
  ['#fault=a~explode~0~1', '故障 “a~explode~0~1” 看不懂，没有注入。'],
  ['#fault=a~status~99~1', '故障 “a~status~99~1” 看不懂，没有注入。'],
  ['#fault=~hang~0~1', '故障 “~hang~0~1” 看不懂，没有注入。'],
  ['#fault=a b~hang~0~1', '故障 “a b~hang~0~1” 看不懂，没有注入。'],
  ['#fault=a~hang~0~0', '故障 “a~hang~0~0” 看不懂，没有注入。'],
  ['#%E0%A4%A=1', '地址里的 “\ufffd%A” 没有这一项，已忽略。'],
])('%s has its default and one sentence', (hash, sentence) => {
  const { state: read, problems } = readState(hash);
  expect(read).toEqual(FIRST_STATE);
  expect(problems).toEqual([sentence]);
});

test('at most twenty faults are taken from an address', () => {
  const { state: read, problems } = readState(`#${'fault=a~hang~0~1&'.repeat(21)}`);
  expect(read.faults).toHaveLength(20);
  expect(problems).toEqual(['地址里的故障超过 20 个，其余没有注入。']);
});
