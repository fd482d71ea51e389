import { placesOfUse } from './placesOfUse';

const hints = (businesses: readonly string[]): readonly string[] =>
  placesOfUse(businesses, true).map(({ hint }) => hint);

test.each<[string, readonly string[], readonly string[]]>([
  ['nothing is known', [], ['去看看', '去看看', '去看看']],
  ['sending', ['寄件'], ['本券可用', '更多服务', '更多服务']],
  ['laundry', ['洗衣'], ['更多服务', '本券可用', '更多服务']],
  ['housekeeping', ['家政'], ['更多服务', '更多服务', '本券可用']],
  ['repair', ['维修'], ['更多服务', '更多服务', '本券可用']],
  ['several coupons', ['寄件', '洗护'], ['本券可用', '本券可用', '更多服务']],
  ['every business', ['通用'], ['本券可用', '本券可用', '本券可用']],
  ['no business', [''], ['本券可用', '本券可用', '本券可用']],
  ['a business without a place', ['寄存'], ['更多服务', '更多服务', '更多服务']],
])('coupons for %s', (_name, businesses, expected) => {
  expect(hints(businesses)).toEqual(expected);
});

test('without a page of home services only sending is left', () => {
  expect(placesOfUse(['通用'], false).map(({ name }) => name)).toEqual(['send']);
});
