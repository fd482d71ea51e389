import { testPlace } from '@/utils/testing/place';
import { OfferFrame } from './OfferFrame';

const place = testPlace();

test.each([
  ['announces what has happened', '已放入', '已放入'],
  ['announces nothing where a card says it', '', undefined],
])('%s', (_name, words, announced) => {
  place.render(
    <OfferFrame title="领券中心" words={words} bar="去使用">
      优惠券
    </OfferFrame>,
  );
  expect(place.element.querySelector('[role=status]')?.textContent).toBe(announced);
  expect(place.element.textContent).toBe(`领券中心${words}优惠券去使用`);
  expect(place.element.querySelector('.bar')?.textContent).toBe('去使用');
});
