import { pageBench } from '@/data/testing/pageBench';
import { testDraft } from '@/session/testing/testDraft';
import { settle } from '@/utils/testing/fakeClock';
import { TITLES_TEXTS, TitlesStore } from './TitlesStore';

const PERSON = {
  titleType: 'PERSON',
  title: '陈晓岚',
  taxNo: '',
  bankName: '',
  bankAccount: '',
  address: '',
  phone: '',
};
const COMPANY = {
  titleType: 'COMPANY',
  title: '深圳市蓝鲸软件有限公司',
  taxNo: '91440300MA5DA1B2CC',
  bankName: '招商银行',
  bankAccount: '6225880112345678',
  address: '科技园',
  phone: '07551234567',
} as const;
const head = (headId: string, more: object = {}) => ({ ...PERSON, headId, isDefault: false, ...more });

async function open(...content: readonly object[]) {
  const bench = pageBench();
  const draft = testDraft();
  const store = new TitlesStore({ ...bench.deps, gateway: bench.gateway, draft });
  void store.heads.refresh();
  await settle();
  await bench.transport.last.ok({ content });
  const first = () => {
    const [found] = store.heads.value ?? [];
    if (found === undefined) throw new Error('no title');
    return found;
  };
  const editing = () => {
    if (store.editing === null) throw new Error('no form');
    return store.editing;
  };
  return { ...bench, draft, store, first, editing };
}

test('a new title: saved once, its draft is cleared, the list is refetched', async () => {
  const { store, transport, paths, body, draft, editing } = await open();
  store.edit(null);
  expect(editing()).toMatchObject({
    headId: '',
    form: { values: { titleType: 'COMPANY', isDefault: false } },
  });
  editing().form.patch({ titleType: 'PERSON', title: ' 陈晓岚 ', isDefault: true });
  await settle();
  expect(draft.text).toContain('陈晓岚');
  const saved = store.save(editing());
  expect(await store.save(editing())).toEqual({ kind: 'nothing' });
  await settle();
  expect([paths(), body()]).toEqual([
    ['list', 'save'],
    expect.objectContaining({ title: '陈晓岚', headId: '', isDefault: '1', taxNo: '' }),
  ]);
  await transport.last.ok(head('H1'));
  await transport.last.ok({ content: [head('H1')] });
  expect([await saved, paths().length, draft.text, store.heads.value?.length]).toEqual([
    { kind: 'done' },
    3,
    null,
    1,
  ]);
});

test('a saved title opens as it is, and leaves no draft', async () => {
  const { store, first, editing, draft, transport, body } = await open(head('H1', { isDefault: true }));
  store.edit(first());
  expect([editing().headId, editing().form.values]).toEqual(['H1', { ...PERSON, isDefault: true }]);
  editing().form.patch({ title: '陈小兰', isDefault: false });
  await settle();
  expect(draft.text).toBeNull();
  void store.save(editing());
  await settle();
  expect(body()).toMatchObject({ title: '陈小兰', headId: 'H1', isDefault: '0' });
  await transport.last.ok(head('H1'));
});

test('a half-typed new title is there when the form opens again, and does not fill a saved one', async () => {
  const { store, first, editing } = await open(head('H1'));
  store.edit(null);
  editing().form.patch({ title: '写了一半' });
  await settle();
  store.close();
  expect(store.editing).toBeNull();
  store.edit(first());
  expect(editing().form.values.title).toBe('陈晓岚');
  store.edit(null);
  expect(editing().form.values.title).toBe('写了一半');
});

test('a company with another company’s number is not saved', async () => {
  const { store, transport, paths, editing } = await open();
  store.edit(null);
  store.useCompany(COMPANY);
  expect(editing().form.values).toEqual({ ...COMPANY, isDefault: false });
  const saved = store.save(editing());
  await settle();
  await transport.last.ok({ isValid: false, reasonMsg: '不一致' });
  expect([await saved, paths()]).toEqual([{ kind: 'message', text: '不一致' }, ['list', 'validate']]);
});

test('a closed form wants no suggestions any more', async () => {
  const { store } = await open();
  store.edit(null);
  store.suggestions.want('蓝鲸');
  store.close();
  expect(store.suggestions.phase).toBe('idle');
});

describe('a save with a lost response', () => {
  test.each([
    ['is there', { title: '陈晓岚' }, { kind: 'done' }],
    ['is there with another name', { title: '陈' }, { kind: 'message', text: TITLES_TEXTS.notSaved }],
    [
      'is there, but not as the default',
      { isDefault: false },
      { kind: 'message', text: TITLES_TEXTS.notSaved },
    ],
  ])('%s', async (_name, found, outcome) => {
    const { store, transport, editing } = await open();
    store.edit(null);
    editing().form.patch({ titleType: 'PERSON', title: '陈晓岚', isDefault: true });
    const saved = store.save(editing());
    await settle();
    await transport.last.lose();
    const asked = transport.last;
    await asked.ok({ content: [head('H0', { title: '别人' }), head('H1', { isDefault: true, ...found })] });
    if (transport.last !== asked) await transport.last.ok({ content: [] });
    expect(await saved).toEqual(outcome);
  });
});

describe('deleting a title', () => {
  test('once, after the confirmation; the list is refetched', async () => {
    const { store, transport, paths, body, first } = await open(head('H1'), head('H2'));
    store.setLeaving(first());
    const removed = store.remove(first());
    expect(await store.remove(first())).toEqual({ kind: 'nothing' });
    await settle();
    expect([paths(), body()]).toEqual([['list', 'delete'], { headId: 'H1' }]);
    await transport.last.ok({ content: [] });
    await transport.last.ok({ content: [head('H2')] });
    expect([await removed, store.leaving, store.heads.value?.length]).toEqual([{ kind: 'done' }, null, 1]);
  });

  test.each([
    ['is gone', [head('H2')], { kind: 'done' }],
    ['is still there', [head('H2'), head('H1')], { kind: 'message', text: TITLES_TEXTS.notDeleted }],
  ])('a lost response is looked up: it %s', async (_name, content, outcome) => {
    const { store, transport, first } = await open(head('H1'), head('H2'));
    store.setLeaving(first());
    const removed = store.remove(first());
    await settle();
    await transport.last.lose();
    const asked = transport.last;
    await asked.ok({ content });
    if (transport.last !== asked) await transport.last.ok({ content });
    expect([await removed, store.leaving]).toEqual([outcome, null]);
  });

  test('refused: shows the gateway’s message and the refetched list', async () => {
    const { store, transport, paths, first } = await open(head('H1'));
    const removed = store.remove(first());
    await settle();
    await transport.last.fail('204200001', '抬头不存在');
    await transport.last.ok({ content: [] });
    expect([await removed, paths(), store.heads.value]).toEqual([
      { kind: 'message', text: '抬头不存在' },
      ['list', 'delete', 'list'],
      [],
    ]);
  });
});
