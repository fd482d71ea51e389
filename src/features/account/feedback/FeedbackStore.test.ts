import { pageBench, type PageBenchOptions } from '@/data/testing/pageBench';
import { testActs } from '@/session/testing/testActs';
import { testDraft } from '@/session/testing/testDraft';
import { settle } from '@/utils/testing/fakeClock';
import { FEEDBACK_TEXTS, FeedbackStore } from './FeedbackStore';

const PICTURE = { key: 'k1', url: 'https://img.test/k1' };
const KEPT = {
  kind: 'FAULT',
  content: ' 页面打不开，一直在加载中 ',
  pictures: [PICTURE],
  mobile: '138 0013 8000',
};
/** Fingerprint of `KEPT`: kind, character count, number of pictures. */
const MARK = 'FAULT 12 1';
const DONE = { feedbackNo: 'F1', kind: 'FAULT', content: '', stateCode: 'OPEN' };
const NONE = '203600010';

function place(kept: object | null = KEPT, options: PageBenchOptions = {}, report = '') {
  const bench = pageBench(options);
  const draft = testDraft(kept === null ? null : JSON.stringify(kept));
  const acts = testActs();
  const store = new FeedbackStore({
    ...bench.deps,
    gateway: bench.gateway,
    formId: 'feedback',
    draft,
    report,
    acts,
    allowedAddress: (url) => url,
    upload: {
      pick: () => Promise.resolve({ kind: 'cancelled' }),
      shrink: () => new Promise(() => undefined),
      send: () => {
        throw new Error('nothing is sent here');
      },
    },
  });
  const leave = (what: string) =>
    acts.write({ ...acts.begin(() => '1234567890123456'), isUncertain: true, what });
  return { ...bench, draft, acts, store, leave };
}

const REPORT = '柜机 CAB-1001 故障：格口脏污或有异物';
test.each([
  ['nothing', null, REPORT],
  ['another text, which is kept', { ...KEPT, content: '昨天写到一半' }, `${REPORT}\n昨天写到一半`],
  ['this report with more, after a reload', { ...KEPT, content: `${REPORT}，有水` }, `${REPORT}，有水`],
])('a report about a cabinet is filled in over %s', (_name, kept, content) => {
  expect(place(kept, {}, REPORT).store.form.values).toMatchObject({ content });
});

test('a report about a cabinet can be sent as it is', async () => {
  const { store, body } = place(null, {}, REPORT);
  void store.submit();
  await settle();
  expect(body()).toMatchObject({ kind: 'CABINET', content: REPORT });
});

test('an invalid form is not sent', async () => {
  const { store, paths } = place(null);
  expect(await store.submit()).toMatchObject({ kind: 'invalid', field: 'kind' });
  store.form.set('kind', 'FEE');
  expect(await store.submit()).toMatchObject({ kind: 'invalid', field: 'content' });
  expect(paths()).toEqual([]);
});

test('sends once however often the user taps, with trimmed values, and clears the draft', async () => {
  const { store, transport, paths, body, draft, acts } = place();
  const outcome = store.submit();
  expect(await store.submit()).toEqual({ kind: 'nothing' });
  await settle();
  expect([paths(), body(), acts.own()?.what]).toEqual([
    [expect.any(String)],
    {
      kind: 'FAULT',
      content: '页面打不开，一直在加载中',
      pictureKeys: ['k1'],
      mobile: '13800138000',
      requestNo: expect.any(String),
    },
    MARK,
  ]);
  await transport.last.ok(DONE);
  expect([await outcome, draft.text, acts.own()]).toEqual([{ kind: 'done' }, null, null]);
});

test('sends no phone number if none is given', async () => {
  const { store, body } = place({ ...KEPT, mobile: '' });
  void store.submit();
  await settle();
  expect(body()).not.toHaveProperty('mobile');
});

test('earlier feedback was sent after all: the current form is not sent and stays', async () => {
  const { store, transport, leave, paths, draft } = place();
  leave('FEE 10 0');
  const outcome = store.submit();
  await settle();
  await transport.last.ok(DONE);
  expect([await outcome, paths().length, draft.text === null]).toEqual([
    { kind: 'message', text: FEEDBACK_TEXTS.earlier },
    1,
    false,
  ]);
});

test.each<
  [
    string,
    (sent: { fail(code: string): Promise<void>; status(code: number): Promise<void> }) => Promise<void>,
    string,
  ]
>([
  ['was not sent', (last) => last.fail(NONE), FEEDBACK_TEXTS.failed],
  ['is not known', (last) => last.status(404), FEEDBACK_TEXTS.underWay],
  ['is not shown for another reason', (last) => last.fail('203600011'), FEEDBACK_TEXTS.underWay],
])('after a lost response: it %s', async (_name, answer, text) => {
  const { store, transport, body } = place();
  const outcome = store.submit();
  await settle();
  await transport.last.lose();
  expect(body()).toEqual({ ofRequestNo: expect.any(String) });
  await answer(transport.last);
  expect(await outcome).toEqual({ kind: 'message', text });
});

describe('a page loaded after a lost response', () => {
  test('sends no request when not logged in or when nothing is stored', async () => {
    const loggedOut = place(KEPT, { token: null });
    loggedOut.leave(MARK);
    expect([await loggedOut.store.resume(), loggedOut.paths()]).toEqual([false, []]);
    const { store, paths } = place();
    expect([await store.resume(), paths()]).toEqual([false, []]);
  });

  test.each([
    ['what is on the form was sent: it goes', MARK, true],
    ['something else was sent: the form stays', 'FAULT 11 1', false],
  ])('%s', async (_name, what, isGone) => {
    const { store, transport, leave, draft } = place();
    leave(what);
    const outcome = store.resume();
    await settle();
    await transport.last.ok(DONE);
    expect([await outcome, draft.text === null]).toEqual([true, isGone]);
  });

  test('if it was not sent, the form stays', async () => {
    const { store, transport, leave, draft } = place();
    leave(MARK);
    const outcome = store.resume();
    await settle();
    await transport.last.fail(NONE);
    expect([await outcome, draft.text === null]).toEqual([false, false]);
  });
});
