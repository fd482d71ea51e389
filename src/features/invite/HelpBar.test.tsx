import { testPlace } from '@/utils/testing/place';
import { HelpBar } from './HelpBar';

const place = testPlace();

it('a help bar says how far it is, is as wide, and labels its ends', () => {
  place.render(
    <HelpBar partFen={500} wholeFen={2000} label="助力进度" words="已有 ￥5" ends={['￥0', '￥20']} />,
  );
  const bar = place.element.querySelector('[role=progressbar]');
  expect(bar?.getAttribute('aria-valuenow')).toBe('25');
  expect(bar?.getAttribute('aria-valuetext')).toBe('已有 ￥5');
  expect(bar?.firstElementChild?.getAttribute('style')).toContain('25%');
  expect(place.element.textContent).toBe('￥0￥20');
});
