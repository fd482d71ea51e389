import { createScope } from '@/api';
import { BusinessError, CancelledError, NetworkError, toCallFailure } from '@/api/errors';
import type { PickedContact } from '@/domain/address/addressTypes';
import { ANNA, BEN, BOOK, entryOf } from '@/domain/send/testing/contacts';
import type { AddressApi, SavedAddress } from '@/features/send/addressApi';
import { makeArea, memoryBackend } from '@/platform/storage/area';
import { makeDraft } from '@/session/drafts';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { type AddressFormDeps, AddressFormStore } from './AddressFormStore';

const refuse = (): Promise<never> => Promise.reject(new Error('not asked for'));
const REGION = { province: '北京市', city: '北京市', district: '海淀区' };

/** All forms of one visit: `open` leaves the form and opens it again. */
function visit(account: { isLoggedIn: boolean } = { isLoggedIn: true }) {
  const area = makeArea(memoryBackend(), () => 0);
  const draft = makeDraft(
    { session: { accountMark: 'A', lastLogin: 'sms' }, storage: { session: area, durable: area } },
    'address.receiver',
  );
  const saved: SavedAddress[] = [];
  const answers: { save: () => Promise<string>; parse: AddressApi['parse'] } = {
    save: () => Promise.resolve('R-9'),
    parse: refuse,
  };
  const api: AddressApi = {
    save: async (address) => {
      saved.push(address);
      const id = await answers.save();
      return { ...address, id };
    },
    parse: (text, scope) => answers.parse(text, scope),
    remove: refuse,
    setDefault: refuse,
    fetchRegions: refuse,
    fetchBook: () => Promise.resolve(BOOK),
  };
  const open = (deps: Partial<AddressFormDeps> = {}): AddressFormStore =>
    new AddressFormStore({
      id: 'address',
      api,
      kind: 'RECEIVER',
      purpose: 'book',
      initial: null,
      isDefault: false,
      draft,
      isLoggedIn: () => account.isLoggedIn,
      runGated: async (run) =>
        account.isLoggedIn ? { kind: 'done', value: await run() } : { kind: 'cancelled' },
      toCallFailure: (cause) => toCallFailure(cause, true),
      clock: new FakeClock(),
      scope: createScope(),
      ...deps,
    });
  return { open, saved, answers, draft };
}

function fill({ fields }: AddressFormStore, { name, mobile, detail, ...region }: PickedContact = BEN): void {
  fields.name.set(name);
  fields.mobile.set(mobile);
  fields.region.set({ province: region.province, city: region.city, district: region.district });
  fields.detail.set(detail);
}

describe('the typed value', () => {
  it('is marked as invalid when the field loses focus, and in page order on save', async () => {
    const { open, saved } = visit();
    const store = open();
    store.fields.mobile.set('139');
    expect(store.fields.mobile.problem).toBe('');
    store.fields.mobile.leave();
    expect([store.fields.mobile.problem, store.fields.name.problem]).toEqual([
      '请填写正确的 11 位手机号',
      '',
    ]);
    expect(await store.save()).toEqual({ kind: 'invalid', field: 'name', text: '请填写姓名' });
    expect([store.fields.region.problem, store.fields.detail.problem]).toEqual([
      '请选择省市区',
      '请填写详细地址',
    ]);
    expect(saved).toEqual([]);
  });

  it('is saved without surrounding spaces', async () => {
    const { open, saved } = visit();
    const store = open();
    fill(store, { ...BEN, name: ' 李建国 ', mobile: '137 0000 2222' });
    store.fields.isDefault.set(true);
    expect(await store.save()).toEqual({
      kind: 'done',
      contact: { ...BEN, id: 'R-9' },
      isKept: true,
      wasAsked: true,
    });
    expect(saved).toEqual([{ ...BEN, kind: 'RECEIVER', isDefault: true }]);
  });
});

describe('a pasted text', () => {
  const parsed = { ...REGION, name: '李建国', mobile: '', detail: '中关村' };
  const confidence = { name: 100, mobile: 0, province: 100, city: 100, district: 60, detail: 100 };

  it('replaces the fields it contains, marks uncertain or missing ones, and keeps the rest', async () => {
    const { open, answers } = visit();
    const store = open();
    fill(store, { ...ANNA, mobile: '' });
    store.fields.pasted.set(' 李建国 海淀 ');
    answers.parse = (text) => {
      expect(text).toBe('李建国 海淀');
      return Promise.resolve({ ...parsed, confidence });
    };
    expect(await store.parse()).toEqual({ kind: 'parsed', hasDoubts: true });
    const { name, mobile, region, detail } = store.form.values;
    expect([name, mobile, region, detail]).toEqual(['李建国', '', REGION, '中关村']);
    expect(store.form.doubts).toEqual(['mobile', 'region']);
    store.fields.region.set(REGION);
    expect(store.form.doubts).toEqual(['mobile']);
    expect(store.isParsing).toBe(false);
  });

  it.each<[string, string, Error, string]>([
    ['nothing pasted', ' ', new Error('x'), '请先粘贴或输入要识别的文字'],
    ['nothing found', 'x', new BusinessError('201100004', '没有识别到地址'), '没有识别到地址'],
    ['a lost answer', 'x', new NetworkError('x'), '识别失败，请稍后重试或手动填写'],
  ])('%s', async (_name, text, cause, said) => {
    const { open, answers } = visit();
    const store = open();
    answers.parse = () => Promise.reject(cause);
    store.fields.pasted.set(text);
    expect([await store.parse(), store.isParsing]).toEqual([{ kind: 'message', text: said }, false]);
  });

  it('only the last one counts, and none after unmount', async () => {
    const { open, answers } = visit();
    const scope = createScope();
    const store = open({ scope });
    const waiting: ((name: string) => void)[] = [];
    answers.parse = () =>
      new Promise((resolve) => waiting.push((name) => resolve({ ...parsed, name, confidence })));
    store.fields.pasted.set('x');
    const asked = [store.parse(), store.parse()];
    waiting[1]?.('后');
    waiting[0]?.('先');
    expect(await Promise.all(asked)).toEqual([{ kind: 'nothing' }, { kind: 'parsed', hasDoubts: true }]);
    const late = store.parse();
    scope.cancel();
    waiting[2]?.('晚');
    expect([await late, store.form.values.name]).toEqual([{ kind: 'nothing' }, '后']);
  });
});

describe('for the send page', () => {
  const choose = { purpose: 'choose' } as const;

  it.each<[string, boolean, boolean, PickedContact | null, number, object]>([
    ['into the book', true, true, null, 1, { id: 'R-9', isKept: true, wasAsked: true }],
    ['not wanted in the book', true, false, null, 0, { id: '', isKept: false, wasAsked: false }],
    ['logged out', false, true, null, 0, { id: '', isKept: false, wasAsked: false }],
    [
      'of the book, as it was',
      true,
      true,
      { ...BEN, id: 'R-1' },
      0,
      { id: 'R-1', isKept: true, wasAsked: false },
    ],
    [
      'of the book, changed',
      true,
      true,
      { ...ANNA, id: 'R-1' },
      1,
      { id: 'R-9', isKept: true, wasAsked: true },
    ],
  ])('%s', async (_name, isLoggedIn, keepsInBook, initial, count, { id, ...rest }: { id?: string }) => {
    const { open, saved } = visit({ isLoggedIn });
    const store = open({ ...choose, initial });
    expect(store.offersBook).toBe(isLoggedIn);
    fill(store);
    store.fields.keepsInBook.set(keepsInBook);
    expect([await store.save(), saved.length]).toEqual([
      { kind: 'done', contact: { ...BEN, id }, ...rest },
      count,
    ]);
  });

  it('an address that could not be saved does not block the parcel', async () => {
    const { open, answers } = visit();
    answers.save = () => Promise.reject(new NetworkError('x'));
    const store = open(choose);
    fill(store);
    expect(await store.save()).toEqual({ kind: 'done', contact: BEN, isKept: false, wasAsked: true });
  });
});

describe('the address book', () => {
  it.each<[string, () => Promise<string>, object]>([
    [
      'says why not',
      () => Promise.reject(new BusinessError('201100002', '地址簿已满')),
      { text: '地址簿已满' },
    ],
    ['is not reached', () => Promise.reject(new NetworkError('x')), { text: '没有收到结果，请刷新后查看' }],
  ])('%s', async (_name, save, said) => {
    const { open, answers, draft } = visit();
    answers.save = save;
    const store = open();
    fill(store);
    expect(await store.save()).toEqual({ kind: 'message', ...said });
    expect(draft.read()).toContain(BEN.name);
  });

  it('closing the login keeps the form as it is', async () => {
    const { open } = visit({ isLoggedIn: false });
    const store = open();
    fill(store);
    expect([await store.save(), store.form.isSubmitting, store.fields.name.value]).toEqual([
      { kind: 'nothing' },
      false,
      BEN.name,
    ]);
  });
});

describe('draft', () => {
  it('a new address is restored after leaving the page, and its draft is cleared once saved', async () => {
    const { open } = visit();
    const left = open();
    fill(left);
    left.fields.pasted.set('李建国\n海淀');
    await settle();
    const again = open();
    expect(again.form.values).toEqual(left.form.values);
    expect((await again.save()).kind).toBe('done');
    await settle();
    expect(open().fields.name.value).toBe('');
  });

  it('an existing address neither uses a draft nor leaves one', async () => {
    const { open } = visit();
    open().fields.name.set('新人');
    await settle();
    const edited = open({ initial: entryOf('R-1') });
    expect(edited.fields.name.value).toBe('王思敏');
    edited.fields.name.set('王五');
    await settle();
    expect(open({ initial: entryOf('R-1') }).fields.name.value).toBe('王思敏');
    expect(open().fields.name.value).toBe('新人');
  });

  it('a default ticked in the book’s own form is not set from the send page, which has no such choice', async () => {
    const { open, saved } = visit();
    open().fields.isDefault.set(true);
    await settle();
    const store = open({ purpose: 'choose' });
    fill(store);
    await store.save();
    expect(saved.map(({ isDefault }) => isDefault)).toEqual([false]);
  });
});

describe('a book entry for the send page', () => {
  const initial = { ...BEN, id: 'R-1' };

  it.each<[string, Partial<PickedContact>]>([
    ['name', { name: '别人' }],
    ['mobile', { mobile: '13600003333' }],
    ['province', { province: '河北省' }],
    ['city', { city: '石家庄市' }],
    ['district', { district: '长安区' }],
    ['detail', { detail: '别处' }],
  ])('another %s changes it, and it stays the default', async (_name, change) => {
    const { open, saved } = visit();
    const store = open({ purpose: 'choose', initial, isDefault: true });
    fill(store, { ...initial, ...change });
    await store.save();
    expect(saved).toEqual([{ ...initial, ...change, kind: 'RECEIVER', isDefault: true }]);
  });

  it('closing the login keeps it for the parcel only', async () => {
    const { open, saved } = visit();
    const store = open({
      purpose: 'choose',
      initial,
      runGated: () => Promise.resolve({ kind: 'cancelled' }),
    });
    fill(store, { ...BEN, name: '别人' });
    expect([await store.save(), saved]).toEqual([
      { kind: 'done', contact: { ...BEN, id: '', name: '别人' }, isKept: false, wasAsked: true },
      [],
    ]);
  });

  it('an entry without a login: it is not changed in the book', async () => {
    const { open, saved } = visit({ isLoggedIn: false });
    const store = open({ purpose: 'choose', initial });
    fill(store, { ...BEN, name: '别人' });
    expect([(await store.save()).kind, saved]).toEqual(['done', []]);
  });
});

it.each(['choose', 'book'] as const)(
  '%s: a page that is unmounted while saving shows nothing',
  async (purpose) => {
    const { open, answers } = visit();
    answers.save = () => Promise.reject(new CancelledError());
    const store = open({ purpose });
    fill(store);
    expect(await store.save()).toEqual({ kind: 'nothing' });
  },
);

it.each([
  ['book', true],
  ['choose', false],
] as const)('%s: the login opens before sending: %s', async (purpose, asksFirst) => {
  const { open } = visit();
  const runGated = jest.fn(() => Promise.resolve({ kind: 'cancelled' } as const));
  const store = open({ purpose, runGated });
  fill(store);
  await store.save();
  expect(runGated.mock.calls).toEqual([[expect.any(Function), { asksFirst }]]);
});

it('the form of the book has no option to save in the book: it always does', () => {
  const { open } = visit();
  expect(open().offersBook).toBe(false);
});

it.each([
  ['a text without doubts', { mobile: '13700002222' }, { kind: 'parsed', hasDoubts: false }],
  ['a doubtful one', {}, { kind: 'parsed', hasDoubts: true }],
])('%s', async (_name, part, outcome) => {
  const { open, answers } = visit();
  const store = open();
  answers.parse = () =>
    Promise.resolve({
      ...REGION,
      name: '李建国',
      mobile: '',
      detail: '中关村',
      ...part,
      confidence: { name: 100, mobile: 100, province: 100, city: 100, district: 100, detail: 100 },
    });
  store.fields.pasted.set('x');
  const result = store.parse();
  expect(store.isParsing).toBe(true);
  expect([await result, store.isParsing]).toEqual([outcome, false]);
});

it('regions that fail to load show a message', async () => {
  const { open } = visit();
  const store = open({ toCallFailure: () => ({ kind: 'no-answer' }) });
  store.regions.want('all');
  await settle();
  expect([store.regions.phase, store.regions.failureText]).toEqual(['failed', '地区加载失败，请重试']);
});

it('a text parsed after it is no longer needed shows nothing', async () => {
  const { open, answers } = visit();
  const store = open();
  store.fields.pasted.set('x');
  answers.parse = () => Promise.reject(new CancelledError());
  expect(await store.parse()).toEqual({ kind: 'nothing' });
  const fails: (() => void)[] = [];
  answers.parse = () => new Promise((_resolve, reject) => fails.push(() => reject(new NetworkError('x'))));
  const first = store.parse();
  const second = store.parse();
  fails.forEach((fail) => fail());
  expect([(await first).kind, (await second).kind]).toEqual(['nothing', 'message']);
});
