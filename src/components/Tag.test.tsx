import { testPlace } from '@/utils/testing/place';
import { Tag } from './Tag';

const place = testPlace();

it('a tag without text draws no empty pill', () => {
  place.render(<Tag> </Tag>);
  expect(place.element.innerHTML).toBe('');
  place.render(<Tag>立减券</Tag>);
  expect(place.element.textContent).toBe('立减券');
});
