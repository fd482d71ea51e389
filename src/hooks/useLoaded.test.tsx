import { act } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { useLoaded } from './useLoaded';

interface Part {
  readonly name: string;
}
const place = testPlace();
const onFailed = jest.fn();
let give: (part: Part) => void;
let fail: (error: Error) => void;
const load = jest.fn(
  () =>
    new Promise<Part>((resolve, reject) => {
      [give, fail] = [resolve, reject];
    }),
);
beforeEach(() => {
  onFailed.mockClear();
  load.mockClear();
});

function Shown({ isNeeded }: { readonly isNeeded: boolean }) {
  return <>{useLoaded(load, isNeeded, onFailed)?.name ?? 'nothing'}</>;
}
const show = (isNeeded: boolean): void => place.render(<Shown isNeeded={isNeeded} />);
const words = (): string | null => place.element.textContent;

it('loads when first needed, once, and stays', async () => {
  show(false);
  expect([load.mock.calls.length, words()]).toEqual([0, 'nothing']);
  show(true);
  show(true);
  await act(async () => give({ name: 'part' }));
  show(false);
  show(true);
  expect([load.mock.calls.length, words(), onFailed.mock.calls.length]).toEqual([1, 'part', 0]);
});

it('a failed load is reported, and retried at the next need', async () => {
  show(true);
  await act(async () => fail(new Error('no')));
  expect([words(), onFailed.mock.calls.length]).toEqual(['nothing', 1]);
  show(false);
  show(true);
  await act(async () => give({ name: 'part' }));
  expect([words(), load.mock.calls.length]).toEqual(['part', 2]);
});

it('one that is no longer needed is ignored', async () => {
  show(true);
  show(false);
  await act(async () => {
    fail(new Error('no'));
    await settle();
  });
  show(true);
  const [first] = [give];
  show(false);
  await act(async () => first({ name: 'part' }));
  expect([words(), onFailed.mock.calls.length]).toEqual(['nothing', 0]);
});
