import { UNKNOWN_TEXT } from '@/data/unknownText';
import { pickBench } from '@/domain/parcel/testing/pickBench';
import { settle } from '@/utils/testing/fakeClock';
import { RECORD_TEXTS, InvoiceRecordStore, type MailOutcome } from './InvoiceRecordStore';

const LOOK = 'getInvoiceHistory?invoiceNo=FP1&pageNo=1&pageSize=1';
const EMAIL = 'new@example.com';
const wireRecord = (over: Readonly<Record<string, unknown>> = {}) => ({
  content: [
    {
      invoiceNo: 'FP1',
      stateCode: 'ISSUED',
      titleType: 'COMPANY',
      title: '深圳市蓝鲸软件有限公司',
      email: 'chen@example.com',
      companyCode: 'OWN',
      amountFen: 1250,
      orderCount: 2,
      createTm: '2026-11-24 08:00:00',
      mailTm: '2026-11-24 08:02:00',
      ...over,
    },
  ],
  total: 1,
});

/** An invoice as the page shows it. */
async function open() {
  const { writeDeps, transport, paths } = pickBench();
  const store = new InvoiceRecordStore({ ...writeDeps, invoiceNo: 'FP1' });
  void store.found.refresh();
  await settle();
  await transport.last.ok(wireRecord());
  return { store, transport, paths };
}

const WRITES: readonly [
  name: string,
  write: (store: InvoiceRecordStore) => Promise<{ readonly kind: string }>,
  done: MailOutcome,
  failed: MailOutcome,
  after: Readonly<Record<string, unknown>>,
][] = [
  [
    'a mail',
    (store) => store.sendMail(),
    { kind: 'done', text: RECORD_TEXTS.sent },
    { kind: 'message', text: UNKNOWN_TEXT },
    { mailTm: '2026-11-24 09:00:00' },
  ],
  [
    'another address',
    (store) => {
      store.ask();
      store.email.patch({ email: EMAIL });
      return store.modifyEmail();
    },
    { kind: 'done', text: RECORD_TEXTS.modifiedIssued },
    { kind: 'message', text: UNKNOWN_TEXT },
    { email: EMAIL },
  ],
];

test.each(WRITES)(
  '%s with a lost response and a lost lookup: the page’s data decides',
  async (_name, write, done, _failed, after) => {
    const { store, transport, paths } = await open();
    const outcome = write(store);
    await settle();
    await transport.last.answer({ kind: 'timeout' });
    await transport.last.status(404); // look up the result
    await transport.last.ok(wireRecord(after)); // the refetched page
    expect([await outcome, paths(), store.record?.mailTm, store.record?.email]).toEqual([
      done,
      [LOOK, expect.any(String), LOOK, LOOK],
      after['mailTm'] ?? '2026-11-24 08:02:00',
      after['email'] ?? 'chen@example.com',
    ]);
  },
);

test.each(WRITES)(
  '%s with an unknown result: says so, and looks it up before sending again',
  async (_name, write, done, failed, after) => {
    const { store, transport, paths } = await open();
    const outcome = write(store);
    await settle();
    await transport.last.answer({ kind: 'timeout' });
    await transport.last.status(404);
    await transport.last.status(404);
    expect(await outcome).toEqual(failed);
    const before = paths().length;
    const again = write(store);
    await settle();
    await transport.last.ok(wireRecord(after));
    expect([await again, paths().slice(before)]).toEqual([done, [LOOK, LOOK]]);
  },
);
