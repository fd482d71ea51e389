import { act } from 'react';
import { coupon } from '@/features/coupon/receive/testing/receiveAnswers';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { ResultDialog } from './ResultDialog';

const place = testPlace();
const opened = { finish: (): void => undefined };
const onUse = jest.fn(() => new Promise<void>((resolve) => (opened.finish = resolve)));
beforeEach(() => {
  onUse.mockClear();
  place.render(
    <ResultDialog
      isOpen
      isNew
      coupons={[coupon]}
      maskedPhone={null}
      backgroundUrl=""
      onUse={onUse}
      onClose={() => undefined}
    />,
  );
});
const tap = (text: string): Promise<void> =>
  act(async () => {
    const parts = [...document.body.querySelectorAll<HTMLElement>('*')];
    parts.find((part) => part.children.length === 0 && part.textContent === text)?.click();
    await settle();
  });

it.each([
  ['the coupons, twice', ['寄件券', '寄件券']],
  ['the coupons, then the button', ['寄件券', '去使用']],
  ['the button, then the coupons', ['去使用', '寄件券']],
])('navigates once: %s', async (_name, taps) => {
  for (const text of taps) await tap(text);
  expect(onUse).toHaveBeenCalledTimes(1);
  await act(async () => {
    opened.finish();
    await settle();
  });
  await tap('寄件券');
  expect(onUse).toHaveBeenCalledTimes(2);
});
