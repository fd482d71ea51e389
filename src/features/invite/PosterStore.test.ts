import { pageBench } from '@/data/testing/pageBench';
import type { SaveImageOutcome } from '@/platform/saveImage/types';
import { settle } from '@/utils/testing/fakeClock';
import type { Poster } from './posterRules';
import { PosterStore } from './PosterStore';

const INFO = {
  title: '一起寄件',
  highlight: '5 元',
  inviterName: '陈**',
  headImgUrl: 'https://img.test/head',
  miniCodeUrl: 'https://img.test/code',
};

function place({ isMini = false } = {}) {
  const bench = pageBench();
  const drawn: Poster[] = [];
  const far = {
    load: 'ready' as 'ready' | 'broken',
    outcome: { kind: 'drawn', src: 'poster.png', isFile: true } as const,
    fails: false,
    draws: 0,
    saves: [] as unknown[],
    endSave: (_outcome: SaveImageOutcome): void => undefined,
  };
  const store = new PosterStore({
    ...bench.deps,
    gateway: bench.gateway,
    scene: 'INVITE_V2',
    inviteCode: 'I-1',
    link: 'https://h5.test/i',
    pictureAddress: (url) => `allowed ${url}`,
    isMini,
    loadPaint: () =>
      far.load === 'broken'
        ? Promise.reject(new Error('no code'))
        : Promise.resolve(async (_pen, _load, poster) => {
            drawn.push(poster);
          }),
    drawing: {
      Board: () => null,
      async draw(_id, _width, _height, paint) {
        far.draws += 1;
        await paint({} as Parameters<typeof paint>[0], () => Promise.resolve(null));
        return far.fails ? { kind: 'failed', message: 'canvas' } : far.outcome;
      },
    },
    saveImage: {
      isSupported: () => true,
      openSettings: () => Promise.resolve(false),
      save: (src, options) => {
        far.saves.push([src, options]);
        return new Promise((resolve) => {
          far.endSave = resolve;
        });
      },
    },
  });
  return { ...bench, store, far, drawn };
}

test.each([
  [false, ''],
  [true, 'allowed https://img.test/code'],
])('draws once; isMini %s: the server’s code is "%s"', async (isMini, miniCodeUrl) => {
  const { store, far, drawn } = place({ isMini });
  await store.draw(INFO);
  expect(store.picture).toEqual(far.outcome);
  await store.draw(INFO);
  expect([far.draws, drawn]).toEqual([
    1,
    [{ ...INFO, headImgUrl: 'allowed https://img.test/head', miniCodeUrl, link: 'https://h5.test/i' }],
  ]);
});

test('shows a failure, which can be retried', async () => {
  const { store, far } = place();
  far.fails = true;
  await store.draw(INFO);
  expect(store.picture).toEqual({ kind: 'failed' });
  far.fails = false;
  const again = store.draw(INFO);
  expect(store.picture).toEqual({ kind: 'drawing' });
  await again;
  expect(store.picture.kind).toBe('drawn');
});

test('a drawing module that fails to load counts as a failure', async () => {
  const { store, far } = place();
  far.load = 'broken';
  await store.draw(INFO);
  expect(store.picture).toEqual({ kind: 'failed' });
});

test('an unmounted page shows nothing any more', async () => {
  const { store, scope } = place();
  const drawing = store.draw(INFO);
  scope.cancel();
  await drawing;
  expect(store.picture).toEqual({ kind: 'drawing' });
});

test('saves only a drawn picture, one save at a time', async () => {
  const { store, far } = place();
  expect([await store.save(), far.saves]).toEqual([null, []]);
  await store.draw(INFO);
  const saving = store.save();
  expect([store.isSaving, await store.save()]).toEqual([true, null]);
  expect(far.saves).toEqual([['poster.png', { isFile: true }]]);
  far.endSave({ kind: 'denied' });
  expect([await saving, store.isSaving, store.isDenied]).toEqual(['denied', false, true]);
  const again = store.save();
  await settle();
  far.endSave({ kind: 'saved' });
  expect([await again, store.isDenied]).toEqual(['saved', false]);
});
