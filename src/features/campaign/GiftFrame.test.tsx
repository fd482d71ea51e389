import { testPlace } from '@/utils/testing/place';
import { GiftFrame } from './GiftFrame';

const place = testPlace();
const count = (selector: string): number => place.element.querySelectorAll(selector).length;

it('shows what it knows: title, giver, rules', () => {
  place.render(
    <GiftFrame title="一份礼物" from="来自 138****0021" state="closed" ruleDesc="<p>先到先得</p>">
      内容
    </GiftFrame>,
  );
  expect(place.element.querySelector('[role=heading]')?.textContent).toBe('一份礼物');
  expect(place.element.textContent).toBe('一份礼物来自 138****0021内容活动规则');
  place.unmount();
  place.render(<GiftFrame state="gone">内容</GiftFrame>);
  expect([count('[role=heading]'), count('.from'), place.element.textContent]).toEqual([0, 0, '内容']);
});

it('deals its cards only if the gift is opened during the visit', () => {
  place.render(<GiftFrame state="open">内容</GiftFrame>);
  expect(count('.dealt')).toBe(0);
  place.unmount();
  place.render(<GiftFrame state="opening">内容</GiftFrame>);
  expect(count('.dealt')).toBe(0);
  place.render(<GiftFrame state="open">内容</GiftFrame>);
  expect(count('.dealt')).toBe(1);
});
