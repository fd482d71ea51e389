import { act } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { OptionsCard } from './OptionsCard';
import { sendBench, type SendBench } from './testing/sendBench';

const place = testPlace();
const words = (): string => place.element.textContent ?? '';
const nothing = (): Promise<void> => Promise.resolve();

async function show(bench: SendBench): Promise<void> {
  await act(async () => {
    place.render(
      <OptionsCard
        store={bench.store}
        isLoggedIn={() => bench.account.token !== null}
        onSlot={nothing}
        onCoupon={nothing}
        onRemark={() => undefined}
      />,
    );
    await settle();
  });
}

it('empty, it asks for the time and says that coupons need a login', async () => {
  await show(sendBench({ token: null }));
  for (const text of ['登录后查看可用优惠券', '请选择上门时间']) expect(words()).toContain(text);
});

it('filled in, it shows the time and the saving', async () => {
  const bench = sendBench();
  await bench.complete();
  await show(bench);
  for (const text of ['今天 11:00-13:00', '-￥3']) expect(words()).toContain(text);
});
