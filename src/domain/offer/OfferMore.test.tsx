import { act } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { OfferMore } from './OfferMore';

jest.mock('./OfferGuide', () => ({
  OfferGuide: ({ page, isLost }: { page: string; isLost: boolean }) => `${page} ${String(isLost)}`,
}));

const place = testPlace();

test('the guide follows once it has loaded', async () => {
  place.render(<OfferMore page="attractNewUsers" coupons={[]} isLost />);
  expect(place.element.textContent).toBe('');
  await act(settle);
  expect(place.element.textContent).toBe('attractNewUsers true');
});
