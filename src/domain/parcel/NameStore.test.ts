import { settle } from '@/utils/testing/fakeClock';
import { NAME_TEXTS, nameProblem, NameStore } from './NameStore';
import { pickBench } from './testing/pickBench';

test.each([
  ['', NAME_TEXTS.missing],
  ['  ', NAME_TEXTS.missing],
  ['王', NAME_TEXTS.length],
  ['王小明', ''],
  [' 王小明 ', ''],
  ['阿依古丽·买买提', ''],
  ['Anna Li', ''],
  ['·王', NAME_TEXTS.letters],
  ['13800001111', NAME_TEXTS.letters],
  ['<b>王</b>', NAME_TEXTS.letters],
  ['王'.repeat(20), ''],
  ['王'.repeat(21), NAME_TEXTS.length],
])('%s: %s', (name, problem) => expect(nameProblem(name)).toBe(problem));

function open() {
  const { writeDeps, transport, paths } = pickBench();
  const store = new NameStore(writeDeps);
  return { store, transport, paths };
}

test('sends nothing for an invalid name; the error disappears once it is valid', async () => {
  const { store, paths } = open();
  store.type('1');
  expect(store.problem).toBe('');
  store.leave();
  expect(store.problem).toBe(NAME_TEXTS.letters);
  expect(await store.change()).toEqual({ kind: 'nothing' });
  store.type('王小明');
  expect([store.problem, paths()]).toEqual(['', []]);
});

test('sends once however often the user taps', async () => {
  const { store, transport, paths } = open();
  store.type(' 王小明 ');
  const first = store.change();
  expect(await store.change()).toEqual({ kind: 'nothing' });
  await settle();
  expect(JSON.parse(transport.last.body ?? '')).toMatchObject({ name: '王小明' });
  await transport.last.ok({ name: '王**' });
  expect(await first).toEqual({ kind: 'done' });
  expect(paths()).toEqual(['change']);
});

test.each([
  [false, { kind: 'done' }],
  [true, { kind: 'message', text: NAME_TEXTS.changeFailed }],
])('after a lost response the switch shows the result (%p)', async (isOn, outcome) => {
  const { store, transport, paths } = open();
  store.type('王小明');
  const change = store.change();
  await settle();
  await transport.last.answer({ kind: 'timeout' });
  await transport.last.ok(isOn);
  expect(await change).toEqual(outcome);
  expect(paths()).toEqual(['change', 'switch']);
});

test('already changed, as found after a login in between: the typed name is not applied', async () => {
  const { writeDeps, transport, paths } = pickBench();
  const store = new NameStore({
    ...writeDeps,
    runGated: async (action) => ({ kind: 'done', value: await action().catch(() => action()) }),
  });
  store.type('王小明');
  const change = store.change();
  await settle();
  await transport.last.answer({ kind: 'response', status: 401, headers: {}, text: '{}' });
  await transport.last.ok(false);
  expect(await change).toEqual({ kind: 'message', text: NAME_TEXTS.had });
  expect(paths()).toEqual(['change', 'switch']);
});

test('a refusal shows the gateway’s text', async () => {
  const { store, transport } = open();
  store.type('王小明');
  const change = store.change();
  await settle();
  await transport.last.fail('204300002', '您已修改过');
  expect(await change).toEqual({ kind: 'message', text: '您已修改过' });
});
