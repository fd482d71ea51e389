import { act } from 'react';
import { ANNA, BEN } from '@/domain/send/testing/contacts';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { ContactRows } from './ContactRows';
import { sendBench, type SendBench } from './testing/sendBench';

const place = testPlace();
const words = (): string => place.element.textContent ?? '';
const nothing = (): Promise<void> => Promise.resolve();

async function show(bench: SendBench): Promise<void> {
  await act(async () => {
    place.render(<ContactRows store={bench.store} onEdit={nothing} onBook={nothing} />);
    await settle();
  });
}

it('empty, they ask for both contacts', async () => {
  await show(sendBench({ token: null }));
  for (const text of ['填写寄件人信息', '填写收件人信息']) expect(words()).toContain(text);
});

it('filled in, they mask the middle of numbers', async () => {
  const bench = sendBench();
  await bench.complete();
  await show(bench);
  expect(words()).toContain('139****1111');
  expect(words()).not.toMatch(/1\d{10}/);
});

it('one press swaps them, once there is one to swap', async () => {
  const bench = sendBench({ token: null });
  await show(bench);
  const swap = (): Element | null => place.element.querySelector('[aria-label=交换寄件人和收件人]');
  expect(swap()).toBeNull();
  await act(async () => {
    bench.draft.setContact('SENDER', ANNA);
    await settle();
  });
  await act(async () => {
    swap()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settle();
  });
  expect([bench.draft.form.sender, bench.draft.form.receiver]).toEqual([null, ANNA]);
});

it('missing input shows at its part; a number lost in a restart is requested', async () => {
  const bench = sendBench({ token: null });
  bench.draft.setContact('SENDER', { ...ANNA, mobile: '' });
  bench.draft.setContact('RECEIVER', BEN);
  await show(bench);
  expect(words()).toContain('请补充手机号');
  await act(async () => {
    await bench.store.submit();
  });
  expect(document.getElementById('send-sender')?.textContent).toContain('请填写手机号');
});
