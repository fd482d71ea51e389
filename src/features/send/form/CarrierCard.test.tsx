import { act } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { CarrierCard } from './CarrierCard';
import { sendBench, type SendBench } from './testing/sendBench';

const place = testPlace();
const radios = (): readonly (readonly [string | null, string | null, string | null])[] =>
  Array.from(place.element.querySelectorAll('[role=radio]')).map((radio) => [
    radio.getAttribute('aria-label'),
    radio.getAttribute('aria-checked'),
    radio.getAttribute('aria-disabled'),
  ]);

async function show(bench: SendBench): Promise<void> {
  await act(async () => {
    place.render(<CarrierCard store={bench.store} nowMs={() => bench.clock.nowMs()} />);
    await settle();
  });
}

it('without contacts there is nothing to choose', async () => {
  await show(sendBench({ token: null }));
  expect(radios()).toEqual([]);
});

it('an unavailable carrier shows the reason and cannot be chosen; the cheapest is', async () => {
  const bench = sendBench();
  await bench.complete();
  await show(bench);
  expect(radios()).toEqual([
    ['JTJZ，￥9', 'true', null],
    ['SF，￥18', 'false', null],
    ['YD，暂不支持该地区', 'false', 'true'],
  ]);
  await act(async () => {
    for (const radio of Array.from(place.element.querySelectorAll('[role=radio]')))
      radio.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await settle();
  });
  expect(bench.draft.form.carrierCode).toBe('SF');
});
