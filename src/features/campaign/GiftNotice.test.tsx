import { testPlace } from '@/utils/testing/place';
import { GiftNotice } from './GiftNotice';

const place = testPlace();

it('announces its sentence and leads on', async () => {
  const onPress = jest.fn();
  place.render(
    <GiftNotice text="这份礼物已被领取" hint="登录后可以查看" action={{ text: '去登录', onPress }} />,
  );
  expect(place.element.querySelector('[role=status]')?.textContent).toBe('这份礼物已被领取登录后可以查看');
  await place.press('去登录');
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('without a hint there is no empty line', () => {
  place.render(<GiftNotice text="来晚啦" action={{ text: '去看看', onPress: () => undefined }} />);
  expect(place.element.querySelectorAll('.hint')).toHaveLength(0);
});
