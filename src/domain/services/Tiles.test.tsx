import { testPlace } from '@/utils/testing/place';
import { Tiles } from './Tiles';

const place = testPlace();

it('each tile has an icon, is named by its texts, and leads on', async () => {
  const onPress = jest.fn(() => Promise.resolve());
  place.render(<Tiles tiles={[{ icon: 'send', text: '寄快递', hint: '下单用券抵扣', onPress }]} />);
  expect([place.element.querySelectorAll('.icon.send').length, place.element.textContent]).toEqual([
    1,
    '寄快递下单用券抵扣',
  ]);
  await place.press('寄快递，下单用券抵扣');
  expect(onPress).toHaveBeenCalledTimes(1);
});
