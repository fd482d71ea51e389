import { pageBench } from '@/data/testing/pageBench';
import { applicationCount } from '@/features/invoice/applicationCount';
import { InvoiceChoice, type Choosable } from '@/features/invoice/InvoiceChoice';
import { testActs } from '@/session/testing/testActs';
import { testDraft } from '@/session/testing/testDraft';
import { settle } from '@/utils/testing/fakeClock';
import { APPLY_TEXTS, ApplicationStore } from './ApplicationStore';

const order = (orderNo: string, more: Partial<Choosable> = {}): Choosable => ({
  orderNo,
  amountFen: 100,
  companyCode: 'OWN',
  bizType: 13,
  stateCode: 'OPEN',
  ...more,
});
const COMPANY = {
  titleType: 'COMPANY',
  title: '深圳市蓝鲸软件有限公司',
  taxNo: '91440300MA5DA1B2CC',
  bankName: '招商银行',
  bankAccount: '6225880112345678',
  address: '科技园',
  phone: '0755-1234567',
};
const EMAIL = 'chen@example.com';
const RECORD = {
  invoiceNo: 'FP1',
  stateCode: 'FAILED',
  remark: '第三季度',
  email: EMAIL,
  companyCode: 'OWN',
};
const wireRecord = (over: object = {}) => ({ ...COMPANY, ...RECORD, amountFen: 200, orderCount: 2, ...over });
const records = (...content: readonly object[]) => ({ content, total: content.length });
const heads = (...content: readonly object[]) => ({ content });

function place({ invoiceNo = '', orderNo = '', draft = testDraft(), acts = testActs() } = {}) {
  const bench = pageBench();
  const orders = testDraft();
  const choice = new InvoiceChoice(orders);
  const store = new ApplicationStore({
    ...bench.deps,
    gateway: bench.gateway,
    choice,
    draft,
    acts,
    invoiceNo,
    orderNo,
  });
  const numbers = () => choice.orders.map(({ orderNo }) => orderNo);
  return { ...bench, orders, choice, store, draft, acts, numbers };
}

/** A valid form for two orders. */
async function filled(companyCode: 'OWN' | 'LF' = 'OWN', isTitleKept = false) {
  const made = place();
  made.choice.addAll([order('B', { companyCode }), order('A', { companyCode, amountFen: 250 })]);
  made.store.form.patch({ titleType: 'PERSON', title: ' 陈晓岚 ', email: ' chen@example.com ', isTitleKept });
  made.store.form.set('remark', ' 请尽快 ');
  await settle();
  made.store.setConfirming(true);
  const before = applicationCount.value;
  return { ...made, notedSince: () => applicationCount.value - before };
}

async function begun(made: ReturnType<typeof place>, ...content: readonly object[]) {
  void made.store.start.refresh();
  await settle();
  await made.transport.last.ok(heads(...content));
  return made;
}

describe('initial values of the form', () => {
  const USUAL = { ...COMPANY, headId: 'H2', isDefault: true };
  const OTHER = { ...COMPANY, headId: 'H1', title: '别的公司', isDefault: false };

  test('the default title, wherever it is in the list', async () => {
    const { store } = await begun(place(), OTHER, USUAL);
    expect(store.start.value).toEqual({ kind: 'form' });
    expect(store.form.values).toEqual({ ...COMPANY, remark: '', email: '', isTitleKept: false });
  });

  test('empty if no title is the default', async () => {
    const { store } = await begun(place(), OTHER);
    expect(store.form.values.title).toBe('');
  });

  test('its draft as it is', async () => {
    const draft = testDraft(
      JSON.stringify({ ...COMPANY, title: '写了一半', remark: '', email: 'c', isTitleKept: true }),
    );
    const { store } = await begun(place({ draft }), USUAL);
    expect([store.form.values.title, store.form.values.email, store.form.values.isTitleKept]).toEqual([
      '写了一半',
      'c',
      true,
    ]);
  });

  test('the selection made on another page meanwhile', async () => {
    const made = place();
    new InvoiceChoice(made.orders).toggle(order('Z'));
    await begun(made);
    expect(made.numbers()).toEqual(['Z']);
  });

  test('the failed invoice with its orders', async () => {
    const { store, transport, paths, numbers, choice } = place({ invoiceNo: 'FP1' });
    void store.start.refresh();
    await settle();
    await transport.sent[0]?.ok(heads(USUAL));
    await transport.last.ok(records(wireRecord({ title: '上次的抬头' })));
    await transport.last.ok(records(order('A'), order('B')));
    expect(paths()).toEqual([
      'list',
      'getInvoiceHistory?pageNo=1&pageSize=1&invoiceNo=FP1',
      'getInvoiceContainOrders?invoiceNo=FP1&pageNo=1&pageSize=50',
    ]);
    expect(store.form.values).toMatchObject({ title: '上次的抬头', remark: '第三季度', email: EMAIL });
    expect([numbers(), choice.again]).toEqual([['A', 'B'], 'FP1']);
  });

  test('a failed invoice of another account is unknown, and can be fetched again', async () => {
    const { store, transport, paths } = place({ invoiceNo: 'FP1' });
    const ask = async () => {
      const before = transport.sent.length;
      void store.start.refetch();
      await settle();
      await transport.sent[before]?.ok(heads(USUAL));
      await transport.last.ok(records());
    };
    await ask();
    await ask();
    expect([store.start.value, store.form.values.title, paths().length]).toEqual([
      { kind: 'unknown' },
      '',
      4,
    ]);
  });

  describe('one order, named by its page', () => {
    const found = (over: object = {}) => ({
      content: [{ ...order('ORD-1'), waybillNo: '', routeText: '', orderTm: '', invoiceNo: '', ...over }],
      total: 1,
      totalFen: 100,
    });
    const ask = async (made: ReturnType<typeof place>, answer: object) => {
      const before = made.transport.sent.length;
      void made.store.start.refetch();
      await settle();
      await made.transport.sent[before]?.ok(heads(USUAL));
      await made.transport.last.ok(answer);
    };

    test('is chosen alone, in place of what was chosen on the list', async () => {
      const made = place({ orderNo: 'ORD-1' });
      made.choice.addAll([order('A', { companyCode: 'LF' }), order('B', { companyCode: 'LF' })]);
      await ask(made, found());
      expect([made.store.start.value, made.numbers(), made.store.form.values.title]).toEqual([
        { kind: 'form' },
        ['ORD-1'],
        COMPANY.title,
      ]);
      expect(made.paths()).toEqual(['list', 'searchOrder']);
    });

    test('with an invoice it leads to that, and the choice stays; freed meanwhile, it can be applied for', async () => {
      const made = place({ orderNo: 'ORD-1' });
      made.choice.addAll([order('A')]);
      await ask(made, found({ stateCode: 'INVOICED', invoiceNo: 'FP1' }));
      expect([made.store.start.value, made.numbers()]).toEqual([
        { kind: 'invoiced', isIssued: true, invoiceNo: 'FP1' },
        ['A'],
      ]);
      await ask(made, found());
      expect([made.store.start.value, made.numbers()]).toEqual([{ kind: 'form' }, ['ORD-1']]);
    });

    test('that cannot be invoiced yet is no form', async () => {
      const made = place({ orderNo: 'ORD-1' });
      await ask(made, { content: [], total: 0, totalFen: 0 });
      expect(made.store.start.value).toEqual({ kind: 'closed' });
    });
  });

  test('shown again to the same account, it keeps the typed values and sends nothing', async () => {
    const { store, paths } = await begun(place(), USUAL);
    store.form.set('title', '改过的');
    await store.start.refetch();
    expect([store.form.values.title, paths()]).toEqual(['改过的', ['list']]);
  });

  test('another account starts with its own values, with none of the previous account’s', async () => {
    const made = await begun(place());
    made.store.form.patch({ title: '别人的', remark: '别人的', email: 'other@example.com' });
    await settle();
    made.draft.text = null; // like the draft storage of another account
    made.change({ token: 'second', account: 2 });
    await begun(made);
    expect(made.store.form.values).toMatchObject({ title: '', remark: '', email: '' });
  });
});

describe('the confirmation before sending', () => {
  test('does not open while something is invalid', async () => {
    const { store, paths } = place();
    expect(await store.ask()).toMatchObject({ kind: 'invalid', field: 'title' });
    store.form.patch({ ...COMPANY, titleType: 'PERSON' });
    expect(await store.ask()).toMatchObject({ kind: 'invalid', field: 'email' });
    expect([store.isConfirming, paths()]).toEqual([false, []]);
  });

  test.each([
    [{ isValid: true, reasonMsg: '' }, { kind: 'asked' }, true],
    [{ isValid: false, reasonMsg: '不一致' }, { kind: 'message', text: '不一致' }, false],
  ])('name and number of a company are compared: %j', async (answer, outcome, isConfirming) => {
    const { store, transport } = place();
    store.form.patch({ ...COMPANY, titleType: 'COMPANY', email: EMAIL });
    const asked = store.ask();
    await settle();
    await transport.last.ok(answer);
    expect([await asked, store.isConfirming]).toEqual([outcome, isConfirming]);
  });

  test('a suggested company replaces all six fields', () => {
    const { store } = place();
    store.useCompany({ ...COMPANY });
    expect(store.form.values).toMatchObject(COMPANY);
  });
});

describe('applying', () => {
  test.each([
    ['OWN', 'submitInvoice'],
    ['LF', 'submitInvoiceLF'],
  ] as const)('orders of %s go to %s once, and the draft is cleared', async (company, path) => {
    const { store, transport, paths, body, choice, draft, acts, notedSince } = await filled(company);
    expect(draft.text).not.toBeNull();
    const first = store.confirm();
    const second = store.confirm();
    await settle();
    expect([paths(), store.isBusy, await second]).toEqual([[path], true, { kind: 'nothing' }]);
    expect(body()).toMatchObject({
      orderNos: ['B', 'A'],
      amountFen: 350,
      titleType: 'PERSON',
      title: '陈晓岚',
      remark: '请尽快',
      email: EMAIL,
    });
    await transport.last.ok(wireRecord({ invoiceNo: 'FP9' }));
    expect(await first).toEqual({ kind: 'done', invoiceNo: 'FP9', isTitleLost: false });
    expect([choice.count, draft.text, acts.own(), notedSince(), store.isBusy]).toEqual([
      0,
      null,
      null,
      1,
      false,
    ]);
  });

  test.each([
    [false, 'ok'],
    [true, 'lost'],
  ])('saves the title too if wanted; isTitleLost: %s', async (isTitleLost, how) => {
    const { store, transport, paths, body } = await filled('OWN', true);
    const ended = store.confirm();
    await settle();
    await transport.last.ok(wireRecord());
    expect([paths(), body()]).toEqual([
      ['submitInvoice', 'save'],
      expect.objectContaining({ title: '陈晓岚', titleType: 'PERSON' }),
    ]);
    if (how === 'ok') await transport.last.ok({ ...COMPANY, headId: 'H1' });
    else await transport.last.status(500);
    expect(await ended).toEqual({ kind: 'done', invoiceNo: 'FP1', isTitleLost });
  });

  test.each([
    ['204100001', 0, 1],
    ['204100006', 0, 1],
    ['204100004', 2, 0],
  ])('refused with %s: %d orders stay chosen', async (code, left, noted) => {
    const { store, transport, choice, notedSince } = await filled();
    const ended = store.confirm();
    await settle();
    await transport.last.fail(code, '请重新选择');
    expect(await ended).toEqual({ kind: 'message', text: '请重新选择' });
    expect([choice.count, notedSince(), store.isConfirming]).toEqual([left, noted, false]);
  });

  test('a lost response is looked up: it was made', async () => {
    const { store, transport, paths, choice } = await filled();
    const ended = store.confirm();
    await settle();
    await transport.last.lose();
    expect(paths().at(-1)).toMatch(/^getInvoiceHistory\?pageNo=1&pageSize=1&ofRequestNo=\w+$/);
    await transport.last.ok(records(wireRecord({ invoiceNo: 'FP7' })));
    expect(await ended).toEqual({ kind: 'done', invoiceNo: 'FP7', isTitleLost: false });
    expect(choice.count).toBe(0);
  });

  test('a lost response is looked up: it was not made, and everything stays for another try', async () => {
    const { store, transport, choice, draft, notedSince } = await filled();
    const ended = store.confirm();
    await settle();
    await transport.last.lose();
    await transport.last.ok(records());
    expect(await ended).toEqual({ kind: 'message', text: APPLY_TEXTS.notSubmitted });
    expect([choice.count, notedSince(), store.isConfirming]).toEqual([2, 0, false]);
    expect(draft.text).not.toBeNull();
  });

  test('result unknown: says so, and the next try looks it up before sending', async () => {
    const { store, transport, paths } = await filled();
    const ended = store.confirm();
    await settle();
    await transport.last.lose();
    await transport.last.status(404);
    expect(await ended).toEqual({ kind: 'message', text: APPLY_TEXTS.underWay });
    const again = store.confirm();
    await settle();
    expect(paths().map((path) => path.replace(/\?.*/, ''))).toEqual([
      'submitInvoice',
      'getInvoiceHistory',
      'getInvoiceHistory',
    ]);
    await transport.last.ok(records(wireRecord()));
    expect(await again).toMatchObject({ kind: 'done', invoiceNo: 'FP1' });
  });

  test('an earlier application for other orders was made: this one is not sent, and its orders stay', async () => {
    const { store, transport, acts, paths, choice, notedSince } = await filled();
    acts.write({ ...acts.begin(() => '1234567890123456'), isUncertain: true, what: 'OWN X' });
    const ended = store.confirm();
    await settle();
    await transport.last.ok(records(wireRecord()));
    expect(await ended).toEqual({ kind: 'message', text: APPLY_TEXTS.earlier });
    expect([paths().length, choice.count, notedSince(), store.isConfirming]).toEqual([1, 2, 1, false]);
  });
});

describe('a page loaded after a lost response', () => {
  const lost = async (what: string) => {
    const made = await filled();
    made.acts.write({ ...made.acts.begin(() => '1234567890123456'), isUncertain: true, what });
    void made.store.start.refresh();
    await settle();
    return made;
  };

  test('shows the application for these orders, in any order of selection; nothing is left to send', async () => {
    const { store, transport, choice, draft, notedSince } = await lost('OWN A B');
    await transport.last.ok(records(wireRecord({ invoiceNo: 'FP5' })));
    expect(store.start.value).toMatchObject({ kind: 'made', record: { invoiceNo: 'FP5' } });
    expect([choice.count, draft.text, notedSince()]).toEqual([0, null, 1]);
  });

  test('continues with the form if it was made for other orders', async () => {
    const { store, transport, choice, draft, notedSince } = await lost('OWN A');
    await transport.last.ok(records(wireRecord()));
    await transport.last.ok(heads());
    expect(store.start.value).toEqual({ kind: 'form' });
    expect([choice.count, draft.text === null, notedSince()]).toEqual([2, false, 1]);
  });

  test('continues with the form if it was not made', async () => {
    const { store, transport, choice, notedSince } = await lost('OWN A B');
    await transport.last.ok(records());
    await transport.last.ok(heads());
    expect([store.start.value, choice.count, notedSince()]).toEqual([{ kind: 'form' }, 2, 0]);
  });
});
