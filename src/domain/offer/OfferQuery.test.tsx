import { act } from 'react';
import { couponLanding, type CouponLanding } from '@/api/generated/operations/couponV2';
import { Query } from '@/data/Query';
import { pageBench } from '@/data/testing/pageBench';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { OfferQuery } from './OfferQuery';

jest.mock('./OfferMore', () => ({ OfferMore: () => '更多' }));
jest.mock('@/session', () => ({ session: { isLoggedIn: false } }));

const place = testPlace();

function show() {
  const page = pageBench({ token: null });
  const query = new Query<CouponLanding>({
    ...page.deps,
    fetch: async (scope) => (await page.gateway.call(couponLanding, {}, scope)).data,
    isForAll: true,
    failedText: '加载失败',
  });
  place.render(
    <OfferQuery query={query} page="couponLand" title="领券中心">
      {({ title }) => title}
    </OfferQuery>,
  );
  return { ...page, query };
}

test('loading, failed below the head with other services, loading again, content', async () => {
  const { query, transport } = show();
  expect(place.element.querySelectorAll('.headSkeleton')).toHaveLength(1);
  await act(async () => {
    void query.refresh();
    await settle();
    await transport.last.fail('999');
  });
  expect(place.element.querySelector('[role=heading]')?.textContent).toBe('领券中心');
  expect(place.element.querySelector('[role=alert]')?.textContent).toBe('加载失败重试');
  expect(place.element.textContent).toBe('领券中心加载失败重试更多');
  await place.press('重试');
  expect(place.element.querySelectorAll('.headSkeleton')).toHaveLength(1);
  await act(() =>
    transport.last.ok({
      title: '首页专享礼',
      headImgUrl: '',
      resultCode: 'AWAITS',
      offered: [],
      coupons: [],
    }),
  );
  expect(place.element.textContent).toBe('首页专享礼');
});
