import { testPlace } from '@/utils/testing/place';
import { Button } from './Button';
import { Pressable } from './Pressable';
import { PressHold } from './pressHold';

const place = testPlace();

test('what acts is held back while it says so; what only shows more is not', async () => {
  const pressed: string[] = [];
  const hold = { isHeld: true, asked: 0 };
  const refuses = (): boolean => {
    hold.asked += 1;
    return hold.isHeld;
  };
  place.render(
    <PressHold.Provider value={refuses}>
      <Button onClick={() => void pressed.push('button')}>领取</Button>
      <Pressable onPress={() => void pressed.push('card')}>卡片</Pressable>
      <Button isReading onClick={() => void pressed.push('more')}>
        更多
      </Button>
      <Button isDisabled onClick={() => void pressed.push('off')}>
        不可用
      </Button>
    </PressHold.Provider>,
  );
  const pressAll = async (): Promise<void> => {
    for (const name of ['领取', '卡片', '更多', '不可用']) await place.press(name);
  };
  await pressAll();
  expect([pressed, hold.asked]).toEqual([['more'], 2]);
  hold.isHeld = false;
  await pressAll();
  expect(pressed).toEqual(['more', 'button', 'card', 'more']);
});
