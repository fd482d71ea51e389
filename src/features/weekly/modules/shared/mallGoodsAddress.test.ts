import { mallGoodsAddress } from './mallGoodsAddress';

it('an id of 64 characters has an address in the mall; a longer one, none and half a character have none', () => {
  expect(mallGoodsAddress('x'.repeat(64), '/m/{id}')).toBe(`/m/${'x'.repeat(64)}`);
  for (const id of ['', 'x'.repeat(65), '\ud800']) expect(mallGoodsAddress(id, '/m/{id}')).toBe('');
});
