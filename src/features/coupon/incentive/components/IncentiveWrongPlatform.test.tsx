import { act } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { IncentiveWrongPlatform } from './IncentiveWrongPlatform';

const place = testPlace();
const all = (selector: string): HTMLElement[] => [...place.element.querySelectorAll<HTMLElement>(selector)];
const texts = (): string => place.element.textContent ?? '';

it('the wrong platform view names the supported apps', async () => {
  await act(async () => {
    place.render(<IncentiveWrongPlatform path="/couponIncentive/IN" />);
    await settle();
  });
  expect(texts()).toContain('您好，请使用以下APP参与活动');
  expect(
    all('[role=listitem]')
      .map(({ textContent }) => textContent)
      .slice(0, 2),
  ).toEqual(['微信', '支付宝']);
  expect(all('[role=listitem]')).toHaveLength(3);
});
