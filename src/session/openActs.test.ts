import type { AccountKept, KeptEntry } from './accountKept';
import { openActMemory } from './openActs';

function memoryOf(entries: Record<string, string>, owner = 'me') {
  const kept: AccountKept = {
    owner,
    own: () => entries[owner] ?? null,
    others: () =>
      Object.entries(entries)
        .filter(([mark]) => mark !== owner)
        .map(([mark, text]): KeptEntry => ({ owner: mark, text })),
    write({ owner: mark, text }) {
      entries[mark] = text;
    },
    forget(mark) {
      delete entries[mark];
    },
  };
  return openActMemory(kept);
}

test('an act that begins is certain, of this account, and not kept yet', () => {
  const entries = {};
  expect(memoryOf(entries).begin('N1')).toEqual({
    owner: 'me',
    requestNo: 'N1',
    isUncertain: false,
    what: '',
  });
  expect(entries).toEqual({});
});

test('what is kept comes back, and goes once its end is known', () => {
  const memory = memoryOf({});
  const act = { ...memory.begin('N1'), isUncertain: true, what: '100' };
  expect(memory.own()).toBeNull();
  memory.write(act);
  expect([memory.own(), memory.others()]).toEqual([act, []]);
  memory.forget(act);
  expect(memory.own()).toBeNull();
});

test('those of other marks are others', () => {
  const entries = {};
  memoryOf(entries, 'you').write({ owner: 'you', requestNo: 'N2', isUncertain: false, what: 'x' });
  expect([
    memoryOf(entries).own(),
    memoryOf(entries)
      .others()
      .map(({ owner }) => owner),
  ]).toEqual([null, ['you']]);
});

test.each(['', 'x', 'null', '{}', '{"requestNo":"N","isUncertain":"yes","what":""}', '{"requestNo":"N"'])(
  '%j is as if there were none',
  (text) => {
    expect(memoryOf({ me: text }).own()).toBeNull();
    expect(
      memoryOf({ you: text, she: '{"requestNo":"N","isUncertain":false,"what":""}' }).others(),
    ).toHaveLength(1);
  },
);
