import { pageBench } from '@/data/testing/pageBench';
import { UNKNOWN_TEXT } from '@/data/unknownText';
import { UPLOAD_TEXTS } from '@/domain/upload/uploadTexts';
import { EVALUATION_CODE } from '@/features/evaluation/evaluationApi';
import { settle } from '@/utils/testing/fakeClock';
import { AdditionStore, DETAIL_TEXTS } from './AdditionStore';

type Wire = Readonly<Record<string, unknown>>;

const ADDITION = { content: '很好', pictureUrls: [], tm: '2026-11-24 09:00:00' };
const wireEvaluation = (over: Wire = {}) => ({
  orderNo: 'O-1',
  carrierName: '',
  waybillNo: '',
  serviceTags: [],
  courierTags: [],
  content: '不错',
  pictureUrls: [],
  reward: null,
  reply: null,
  addition: null,
  canAdd: true,
  ...over,
});
const ADDED = wireEvaluation({ addition: ADDITION, canAdd: false });
const PICTURE = { key: 'k1', url: 'https://img.test/k1' };
const draftText = (over: Wire = {}) =>
  JSON.stringify({ orderNo: 'O-1', content: '写了一半', pictures: [PICTURE], ...over });

function bench(kept: string | null = null, orderNo = 'O-1') {
  const page = pageBench();
  const draft = { read: jest.fn(() => kept), write: jest.fn(), forget: jest.fn() };
  const store = new AdditionStore({
    ...page.deps,
    gateway: page.gateway,
    orderNo,
    formId: 'addition',
    draft,
    allowedAddress: (url) => url,
    upload: {
      pick: () =>
        Promise.resolve({
          kind: 'picked',
          pictures: Array.from({ length: 9 }, (_, index) => ({ previewUrl: `p${index}` })),
        }),
      shrink: () => new Promise(() => undefined),
      send: () => {
        throw new Error('nothing is sent here');
      },
    },
  });
  return { ...page, store, draft };
}

/** The evaluation is loaded, with an addition in the form. */
async function shown(wire: Wire = wireEvaluation()) {
  const opened = bench(draftText({ content: ' 很好 ' }));
  void opened.store.query.refresh();
  await settle();
  await opened.transport.last.ok(wire);
  return opened;
}

test.each<[string, string | null, boolean, string, number]>([
  ['nothing', null, false, '', 0],
  ['words', draftText({ pictures: [] }), true, '写了一半', 0],
  ['pictures', draftText({ content: '' }), true, '', 1],
  ['an empty draft', draftText({ content: '', pictures: [] }), false, '', 0],
  ['the draft of another order', draftText({ orderNo: 'O-2' }), false, '', 0],
])('draft at the start: %s', (_name, kept, isOpen, content, pictures) => {
  const { store } = bench(kept);
  expect([store.isOpen, store.form.values.content, store.form.values.pictures.length]).toEqual([
    isOpen,
    content,
    pictures,
  ]);
  expect(store.uploads.items.map(({ state, uploaded }) => [state, uploaded])).toEqual(
    pictures === 0 ? [] : [['done', PICTURE]],
  );
  store.open();
  expect(store.isOpen).toBe(true);
});

test.each<[string, string, unknown]>([
  ['no evaluation', EVALUATION_CODE.notEvaluated, { evaluation: null, isOrderGone: false }],
  ['no such order', EVALUATION_CODE.noSuchOrder, { evaluation: null, isOrderGone: true }],
  ['no answer', '999', null],
])('the page finds %s', async (_name, code, value) => {
  const { store, transport, body } = bench();
  void store.query.refresh();
  await settle();
  expect(body()).toEqual({ orderNo: 'O-1' });
  await transport.last.fail(code);
  expect([store.query.value, store.query.failureText]).toEqual([value, DETAIL_TEXTS.failed]);
});

test('an addition without a login asks for it before anything is sent', async () => {
  const { store, change, paths, gate } = await shown();
  const before = paths().length;
  change({ token: null });
  void store.submit();
  await settle();
  expect([gate.isOpen, paths().length]).toEqual([true, before]);
});

test('sends nothing when not logged in', async () => {
  const { store, change, paths } = bench();
  change({ token: null });
  await store.query.refresh();
  expect([store.query.phase, paths()]).toEqual(['logged-out', []]);
});

test('text is required, and finished pictures: at most six', async () => {
  const { store, transport } = bench();
  store.form.set('content', '  ');
  await store.uploads.add();
  expect(store.uploads.items).toHaveLength(6);
  expect([await store.submit(), store.form.problems, transport.sent.length]).toEqual([
    { kind: 'invalid', field: 'content', text: '请输入追评内容' },
    { content: '请输入追评内容', pictures: UPLOAD_TEXTS.busy },
    0,
  ]);
});

test('a removed picture is no longer in the form', () => {
  const { store } = bench(draftText());
  const [item] = store.uploads.items;
  if (item !== undefined) store.uploads.remove(item);
  expect(store.form.values.pictures).toEqual([]);
});

test('sends an addition once, and the page shows it', async () => {
  const { store, transport, body, paths } = await shown();
  const ended = store.submit();
  expect(await store.submit()).toEqual({ kind: 'nothing' });
  await settle();
  expect(body()).toEqual({
    orderNo: 'O-1',
    content: '很好',
    pictureKeys: ['k1'],
    requestNo: 'requestNo0000001',
  });
  await transport.last.ok(ADDED);
  await transport.last.ok(ADDED);
  expect([await ended, store.query.value?.evaluation?.addition?.content, paths()]).toEqual([
    { kind: 'done' },
    '很好',
    ['detail', 'add', 'detail'],
  ]);
});

test.each([
  ['已超过 30 天', '已超过 30 天'],
  [' ', DETAIL_TEXTS.addFailed],
])('refused with "%s": %s, and the page is refetched', async (said, text) => {
  const { store, transport, draft, paths } = await shown();
  const ended = store.submit();
  await settle();
  await transport.last.fail(EVALUATION_CODE.tooLate, said);
  await transport.last.ok(wireEvaluation());
  expect([await ended, paths().length, draft.forget.mock.calls.length]).toEqual([
    { kind: 'message', text },
    3,
    0,
  ]);
});

const UNKNOWN = { kind: 'message', text: UNKNOWN_TEXT };
const FAILED = { kind: 'message', text: DETAIL_TEXTS.addFailed };

test.each<[string, Wire, unknown]>([
  ['it is there', ADDED, { kind: 'done' }],
  ['it is not', wireEvaluation(), FAILED],
  ['it cannot be added any more', wireEvaluation({ canAdd: false }), FAILED],
])('a lost response, and %s', async (_name, found, outcome) => {
  const { store, transport, paths } = await shown();
  const ended = store.submit();
  await settle();
  await transport.last.lose();
  await transport.last.ok(found);
  await transport.last.ok(found);
  expect([await ended, paths()]).toEqual([outcome, ['detail', 'add', 'detail', 'detail']]);
});

test.each<[string, Wire, unknown]>([
  ['shows it: done', ADDED, { kind: 'done' }],
  ['does not: not known', wireEvaluation(), UNKNOWN],
])('the lookup after a lost response is lost too, and the page %s', async (_name, found, outcome) => {
  const { store, transport } = await shown();
  const ended = store.submit();
  await settle();
  await transport.last.lose();
  await transport.last.status(404);
  await transport.last.ok(found);
  expect(await ended).toEqual(outcome);
});

test('after a lost response there is no evaluation at all: the result is unknown', async () => {
  const { store, transport } = await shown();
  const ended = store.submit();
  await settle();
  await transport.last.lose();
  await transport.last.fail(EVALUATION_CODE.notEvaluated);
  await transport.last.fail(EVALUATION_CODE.notEvaluated);
  expect(await ended).toEqual(UNKNOWN);
});

test.each<[string, Wire, unknown, number]>([
  ['has added already', ADDED, { kind: 'done' }, 1],
  ['cannot add any more', wireEvaluation({ canAdd: false }), FAILED, 1],
])('a login in between, and the account %s', async (_name, found, outcome, sent) => {
  const { store, transport, logIn, paths } = await shown();
  const ended = store.submit();
  await settle();
  await transport.last.status(401);
  await logIn('second');
  await transport.last.ok(found);
  await transport.last.ok(found);
  expect([await ended, paths().filter((path) => path === 'add').length]).toEqual([outcome, sent]);
});

test('a login in between, and an addition is allowed: it is sent', async () => {
  const { store, transport, logIn, paths } = await shown();
  void store.submit();
  await settle();
  await transport.last.status(401);
  await logIn('second');
  await transport.last.ok(wireEvaluation());
  expect(paths()).toEqual(['detail', 'add', 'detail', 'add']);
});

test('a closed login shows nothing', async () => {
  const { store, transport, gate, paths } = await shown();
  const ended = store.submit();
  await settle();
  await transport.last.status(401);
  gate.close();
  expect([await ended, paths()]).toEqual([{ kind: 'nothing' }, ['detail', 'add']]);
});
