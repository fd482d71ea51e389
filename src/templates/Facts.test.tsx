import { testPlace } from '@/utils/testing/place';
import { Facts } from './Facts';

const place = testPlace();

it('facts are shown with their labels', () => {
  place.render(<Facts facts={[{ label: '单号', value: 'SF1' }]} />);
  expect(['.label', '.value'].map((selector) => place.element.querySelector(selector)?.textContent)).toEqual([
    '单号',
    'SF1',
  ]);
});
