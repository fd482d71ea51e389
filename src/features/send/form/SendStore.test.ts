import { EMPTY_FORM } from '@/domain/send/draftForm';
import { ANNA, BEN, entryOf } from '@/domain/send/testing/contacts';
import { settle } from '@/utils/testing/fakeClock';
import {
  bodyOf,
  newAreas,
  NO_OFFERS,
  press,
  ready,
  sendBench,
  type SendBench,
  WIRE_FREIGHT,
  WIRE_GOODS,
  WIRE_OFFERS,
  WIRE_PLACED,
  WIRE_SLOTS,
} from './testing/sendBench';

describe('立即下单', () => {
  it('sends the form, once however often the user taps', async () => {
    const bench = await ready();
    const { store, all, asked, draft } = bench;
    const { outcome } = await press(bench);
    expect(await store.submit()).toEqual({ kind: 'nothing' });
    expect(all('submit')).toHaveLength(1);
    const { id: _a, ...sender } = ANNA;
    expect(bodyOf(bench, 'submit')).toEqual({
      submitNo: 'submit-1',
      client: 9,
      sender,
      receiver: {
        ...sender,
        name: BEN.name,
        mobile: BEN.mobile,
        province: BEN.province,
        city: BEN.city,
        district: BEN.district,
        detail: BEN.detail,
      },
      goodsType: 'DAILY',
      weight: 1,
      carrierCode: 'JTJZ',
      slotId: 'T-1',
      couponId: 'C-3',
      remark: '',
      expectedPayFen: 500,
      channelId: 'CH',
      burialPointInfo: '{}',
    });
    await asked('submit').ok(WIRE_PLACED);
    expect(await outcome).toMatchObject({
      kind: 'placed',
      order: { orderNo: 'O-1', payFen: 500 },
      slotText: '11-15 11:00-13:00',
    });
    expect([draft.form.sender, draft.form.receiver, draft.form.submitNo]).toEqual([ANNA, null, '']);
  });

  it('after a lost response sends the same order again, also from a restarted page', async () => {
    const bench = await ready();
    const { outcome } = await press(bench);
    await bench.asked('submit').lose();
    expect(await outcome).toEqual({
      kind: 'message',
      text: '网络异常，下单结果未知。请再次点击立即下单，不会重复下单',
    });
    await press(bench);
    expect(
      bench.all('submit').map(({ body }) => (JSON.parse(body ?? '') as { submitNo: string }).submitNo),
    ).toEqual(['submit-1', 'submit-1']);
    await bench.asked('submit').ok({ ...WIRE_PLACED, isRepeat: true });
    expect(bench.draft.takeSubmitNo()).toBe('submit-2');
  });

  it('the previous order turns out to be made: says so, and the next tap makes another order', async () => {
    const bench = await ready();
    const first = await press(bench);
    await bench.asked('submit').lose();
    await first.outcome;
    bench.draft.setRemark('易碎');
    const { outcome } = await press(bench);
    await bench.asked('submit').fail('200800007');
    expect(await outcome).toEqual({ kind: 'other-order' });
    await press(bench);
    expect(bodyOf(bench, 'submit')).toMatchObject({ submitNo: 'submit-2' });
  });

  it.each([
    ['200800001', 'receiver', []],
    ['200800002', 'goods', []],
    ['200800003', 'carrier', ['queryFreightAndTime', 'coupons']],
    ['200800004', 'slot', ['expectPickUpTime']],
    ['200800005', 'coupon', ['coupons']],
    ['200800006', 'carrier', ['queryFreightAndTime', 'coupons']],
  ] as const)('refused with %s: shown at %s', async (code, field, expectedCalls) => {
    const bench = await ready();
    const { outcome } = await press(bench);
    const onOutcome = jest.fn();
    void outcome.then(onOutcome);
    const before = bench.transport.sent.length;
    await bench.asked('submit').fail(code, '不行');
    const answers = {
      queryFreightAndTime: WIRE_FREIGHT,
      expectPickUpTime: WIRE_SLOTS,
      coupons: WIRE_OFFERS,
    };
    // The message appears only after the outdated data has been refetched, one call after another.
    for (const call of expectedCalls) {
      expect([bench.transport.last.path.replace(/.*\//, ''), onOutcome.mock.calls]).toEqual([call, []]);
      await bench.asked(call).ok(answers[call]);
    }
    expect(bench.transport.sent).toHaveLength(before + expectedCalls.length);
    expect(await outcome).toEqual({ kind: 'problems', problems: [{ field, text: '不行' }] });
    expect([bench.store.problems[0]?.field, bench.draft.form.submitNo]).toEqual([field, '']);
    bench.draft.setRemark('x');
    expect(bench.store.problems).toEqual([]);
  });

  it('slots of a draft are refetched even if the user has not opened the picker', async () => {
    const bench = sendBench();
    bench.draft.setSlot('T-1');
    await bench.complete();
    await press(bench);
    await bench.asked('submit').fail('200800004');
    expect([bench.store.answers.slots.phase, bench.draft.form.slotId]).toEqual(['ready', '']);
  });

  it('a full slot can no longer be chosen', async () => {
    const bench = await ready();
    await press(bench);
    await bench.asked('submit').fail('200800004');
    expect(bench.store.missing[0]?.field).toBe('slot');
  });

  it('an unknown refusal shows a sentence', async () => {
    const bench = await ready();
    const { outcome } = await press(bench);
    await bench.asked('submit').fail('999');
    expect(await outcome).toEqual({ kind: 'message', text: '下单失败，请稍后重试' });
  });

  it('missing input is shown before anything is sent', async () => {
    const bench = await ready();
    bench.change({ isAgreed: false });
    bench.draft.setSlot('');
    const problems = [
      { field: 'slot', text: '请选择上门时间' },
      { field: 'agreement', text: '请先阅读并同意服务协议和隐私政策' },
    ];
    expect(await bench.store.submit()).toEqual({ kind: 'problems', problems });
    expect([bench.all('submit').length, bench.store.problems]).toEqual([0, problems]);
  });

  it('each missing part is marked until it is filled in', async () => {
    const bench = await ready();
    bench.draft.setContact('RECEIVER', null);
    bench.draft.setSlot('');
    await bench.store.submit();
    const marked = (): string => bench.store.problems.map(({ field }) => field).join(' ');
    expect(marked()).toBe('receiver slot');
    bench.draft.setRemark('x');
    expect(marked()).toBe('receiver slot');
    bench.draft.setContact('RECEIVER', BEN);
    expect(marked()).toBe('slot');
    await settle();
    await bench.asked('queryFreightAndTime').ok(WIRE_FREIGHT);
    await bench.asked('expectPickUpTime').ok(WIRE_SLOTS);
    bench.draft.setSlot('T-1');
    expect(marked()).toBe('');
  });

  it('only the agreement is missing: asked for, without a mark in the form', async () => {
    const bench = await ready();
    bench.change({ isAgreed: false });
    expect(await bench.store.submit()).toEqual({ kind: 'agreement' });
    expect([bench.all('submit').length, bench.store.problems]).toEqual([0, []]);
  });
});

it('the agreement given with an order is not asked for again', async () => {
  const bench = await ready();
  bench.change({ isAgreed: false });
  bench.draft.setAgreed(true);
  const { outcome } = await press(bench);
  expect(bench.store.needsAgreement).toBe(true);
  await bench.asked('submit').ok(WIRE_PLACED);
  await outcome;
  expect(bench.store.needsAgreement).toBe(false);
});

describe('logged out', () => {
  it('a coupon that the login brings is shown before it is spent; the next tap orders with it', async () => {
    const bench = await ready({ token: null });
    const first = await press(bench);
    await bench.logIn('second');
    await bench.asked('coupons').ok(WIRE_OFFERS);
    expect(await first.outcome).toEqual({
      kind: 'problems',
      problems: [{ field: 'coupon', text: '已选好优惠券，请确认后下单' }],
    });
    expect([bench.all('submit').length, bench.store.answers.totals?.payFen]).toEqual([0, 500]);
    await press(bench);
    expect(bodyOf(bench, 'submit')).toMatchObject({ couponId: 'C-3', expectedPayFen: 500 });
  });

  it('with 不使用 chosen before, the tap opens the login and continues at the user’s own price', async () => {
    const bench = await ready({ token: null });
    bench.draft.setCoupon({ kind: 'none' });
    expect([bench.store.answers.totals?.payFen, bench.all('coupons').length]).toEqual([900, 0]);
    const { outcome } = await press(bench);
    expect([bench.gate.isOpen, bench.all('submit').length]).toEqual([true, 0]);
    await bench.logIn('second');
    await bench.asked('coupons').ok(WIRE_OFFERS);
    expect(bodyOf(bench, 'submit')).toMatchObject({ couponId: null, expectedPayFen: 800 });
    await bench.asked('submit').ok(WIRE_PLACED);
    expect(await outcome).toMatchObject({ kind: 'placed' });
  });

  it('closing the login sends nothing and keeps the form', async () => {
    const bench = await ready({ token: null });
    const { outcome } = await press(bench);
    bench.gate.close();
    expect(await outcome).toEqual({ kind: 'nothing' });
    expect([bench.store.isSubmitting, bench.draft.form.receiver, bench.all('submit').length]).toEqual([
      false,
      BEN,
      0,
    ]);
  });

  it('coupons that fail to load stop the order: its price is unknown', async () => {
    const bench = await ready({ token: null });
    const { outcome } = await press(bench);
    await bench.logIn('second');
    await bench.asked('coupons').fail('1');
    expect(await outcome).toEqual({ kind: 'message', text: '下单失败，请稍后重试' });
    expect(bench.all('submit')).toHaveLength(0);
  });

  it('an expired token opens the login, then the same order is placed once', async () => {
    const bench = await ready();
    const { outcome } = await press(bench);
    await bench.asked('submit').status(401);
    expect(bench.gate.isOpen).toBe(true);
    await bench.logIn('second');
    await bench.asked('coupons').ok(WIRE_OFFERS);
    expect(bodyOf(bench, 'submit')).toMatchObject({ submitNo: 'submit-1' });
    await bench.asked('submit').ok(WIRE_PLACED);
    expect(await outcome).toMatchObject({ kind: 'placed' });
  });
});

it('shown again after a minute it refetches, before that it does not', async () => {
  const { store, clock, all, asked } = await ready();
  await store.seenAgain();
  expect(all('queryFreightAndTime')).toHaveLength(1);
  await clock.advance(60_000);
  void store.seenAgain();
  await settle();
  expect(all('queryFreightAndTime')).toHaveLength(2);
  await asked('queryFreightAndTime').fail('1');
  expect(store.answers.freight.phase).toBe('ready');
});

it('goods with a lower limit reduce the weight', async () => {
  const { store, draft } = await ready();
  for (let press_ = 0; press_ < 30; press_ += 1) store.step(1);
  expect(draft.form.weight).toBe(20);
  const doc = WIRE_GOODS.goodsTypeList[0];
  store.chooseGoods({ id: doc?.goodsType ?? '', name: '', maxWeight: 5, hint: '' });
  expect(draft.form.weight).toBe(5);
});

describe('results of a tap', () => {
  it('unmounting cancels the submit', async () => {
    const bench = await ready();
    const { outcome } = await press(bench);
    bench.scope.cancel();
    expect([await outcome, bench.store.isSubmitting]).toEqual([{ kind: 'nothing' }, false]);
  });

  it('refused again right after a login, it has failed: there is no third try', async () => {
    const bench = await ready();
    const { outcome } = await press(bench);
    await bench.asked('submit').status(401);
    await bench.logIn('second');
    await bench.asked('coupons').ok(WIRE_OFFERS);
    await bench.asked('submit').status(401);
    expect([await outcome, bench.all('submit').length, bench.store.isSubmitting]).toEqual([
      { kind: 'message', text: '下单失败，请稍后重试' },
      2,
      false,
    ]);
  });

  it('another account has no such coupon: the higher price is shown before ordering', async () => {
    const bench = await ready();
    const { outcome } = await press(bench);
    await bench.asked('submit').status(401);
    await bench.logIn('second');
    await bench.asked('coupons').ok(NO_OFFERS);
    const problem = { field: 'coupon', text: '该优惠券暂不可用，已为您选择其他优惠' };
    expect([await outcome, bench.all('submit').length, bench.store.problems]).toEqual([
      { kind: 'problems', problems: [problem] },
      1,
      [problem],
    ]);
  });

  it('a slot that is over after the login is requested again', async () => {
    const bench = await ready({ token: null });
    const { outcome } = await press(bench);
    await bench.clock.advance(86_400_000);
    await bench.logIn('second');
    await bench.asked('coupons').ok(WIRE_OFFERS);
    expect([await outcome, bench.all('submit').length]).toEqual([
      { kind: 'problems', problems: [{ field: 'slot', text: '请选择上门时间' }] },
      0,
    ]);
  });

  it('a carrier that is gone after the login is requested again', async () => {
    const bench = await ready({ token: null });
    const { outcome } = await press(bench);
    void bench.store.answers.freight.refresh();
    await settle();
    await bench.asked('queryFreightAndTime').ok({ ...WIRE_FREIGHT, carrierList: [] });
    await bench.logIn('second');
    expect([(await outcome).kind, bench.store.problems[0]?.field, bench.all('submit').length]).toEqual([
      'problems',
      'carrier',
      0,
    ]);
  });
});

describe('missing input', () => {
  it.each<[string, (bench: SendBench) => void, string | null]>([
    ['nothing', () => undefined, null],
    ['a sender', ({ draft }) => draft.setContact('SENDER', null), 'sender'],
    ['a kind of goods', ({ draft }) => draft.setGoods('GONE'), 'goods'],
    ['a price, while it is asked for', ({ store }) => store.step(1), 'carrier'],
    ['a slot', ({ draft }) => draft.setSlot(''), 'slot'],
    ['the agreement', ({ change }) => change({ isAgreed: false }), 'agreement'],
    [
      'no agreement that was given here',
      ({ change, draft }) => {
        change({ isAgreed: false });
        draft.setAgreed(true);
      },
      null,
    ],
  ])('%s', async (_name, part, field) => {
    const bench = await ready();
    part(bench);
    await settle();
    expect(bench.store.missing[0]?.field ?? null).toBe(field);
  });

  it('a part of the page marks what it needs, until it is there', async () => {
    const { store, draft } = await ready();
    draft.setContact('SENDER', null);
    store.miss([{ field: 'sender', text: '请填写寄件人信息' }]);
    expect([store.problemOf('sender'), store.problemOf('slot')]).toEqual(['请填写寄件人信息', '']);
    draft.setContact('SENDER', ANNA);
    expect(store.problems).toEqual([]);
  });
});

it('just below a minute nothing is refetched; a manual refresh is fresh for a minute too', async () => {
  const { store, clock, all, asked } = await ready();
  await clock.advance(59_999);
  await store.seenAgain();
  expect(all('goodsTypes')).toHaveLength(1);
  void store.refresh();
  await settle();
  await asked('goodsTypes').ok(WIRE_GOODS);
  await clock.advance(59_999);
  await store.seenAgain();
  expect(all('goodsTypes')).toHaveLength(2);
});

it('goods whose limit equals the weight leave it unchanged', async () => {
  const { store, draft } = await ready();
  draft.setWeight(3);
  for (const maxWeight of [3, 60]) store.chooseGoods({ id: 'DOC', name: '', maxWeight, hint: '' });
  expect(draft.form.weight).toBe(3);
});

describe('the address book', () => {
  it('fills in the default sender, and the contacts that the page was opened for', async () => {
    const { store, draft, asked, book } = sendBench();
    store.start();
    await settle();
    await asked('list').ok(book);
    expect([draft.form.sender?.id, draft.form.receiver]).toEqual(['S-1', null]);
    store.arrive({ receiverId: 'R-1' });
    await settle();
    await asked('list').ok(book);
    expect([draft.form.sender?.id, draft.form.receiver?.id]).toEqual(['S-1', 'R-1']);
  });

  it('is not fetched without a login, nor if the contacts are filled in', async () => {
    const { store, all, change, draft } = sendBench({ token: null });
    store.start();
    await settle();
    draft.setContact('SENDER', ANNA);
    change({ token: 'first' });
    await settle();
    expect([all('list').length, draft.form.sender]).toEqual([0, ANNA]);
    store.arrive({ senderId: 'S-2' });
    await settle();
    expect(all('list')).toHaveLength(1);
  });

  it('a book that arrives after its user has logged out fills in nothing; nor does the wanted contact', async () => {
    const { store, draft, asked, all, book, change } = sendBench();
    store.start();
    store.arrive({ receiverId: 'R-1' });
    await settle();
    const late = asked('list');
    change({ token: null });
    draft.forget();
    expect([store.isFilling, late.isCancelled]).toEqual([false, true]);
    await late.ok(book);
    expect(draft.form).toEqual(EMPTY_FORM);
    const asks = all('list').length;
    change({ token: 'second' });
    await settle();
    expect(all('list')).toHaveLength(asks + 1);
    await asked('list').ok(book);
    expect([draft.form.sender?.id, draft.form.receiver]).toEqual(['S-1', null]);
  });

  it('fills in again a contact stored only by its id, also if the first response was lost', async () => {
    const areas = newAreas();
    const before = sendBench({ areas });
    before.draft.setContact('SENDER', { ...ANNA, id: 'S-2' });
    before.draft.setContact('RECEIVER', entryOf('R-1'));
    const { store, draft, asked, book } = sendBench({ areas });
    expect([store.isFilling, draft.form.receiver]).toEqual([true, null]);
    store.start();
    await settle();
    await asked('list').fail('1');
    expect(draft.form.receiver).toBeNull();
    void store.seenAgain();
    await settle();
    await asked('list').ok(book);
    expect([draft.form.sender?.name, draft.form.receiver?.mobile]).toEqual(['公司', '13600003333']);
  });

  it('logged out there is no address book to wait for; a failed one is not waited for', async () => {
    expect(sendBench({ token: null }).store.isFilling).toBe(false);
    const { store, asked } = sendBench();
    expect(store.isFilling).toBe(true);
    store.start();
    await settle();
    await asked('list').fail('1');
    expect(store.isFilling).toBe(false);
  });

  it('a loading book is waited for, at first and later', async () => {
    const { store, asked, book } = sendBench();
    store.start();
    await settle();
    await asked('list').ok(book);
    expect(store.isFilling).toBe(false);
    store.arrive({ receiverId: 'R-1' });
    expect(store.isFilling).toBe(true);
    await settle();
    await asked('list').ok(book);
    expect(store.isFilling).toBe(false);
  });

  it('a wanted contact stays wanted whatever the page is opened for next', () => {
    const { store, draft } = sendBench({ token: null });
    store.arrive({ senderId: 'S-2' });
    store.arrive({ receiverId: 'R-1' });
    store.arrive({ senderId: 'S-2' });
    store.arrive({ couponId: 'C-2', senderId: '', receiverId: '' });
    expect(draft.form.wanted).toEqual({ SENDER: 'S-2', RECEIVER: 'R-1' });
  });
});
