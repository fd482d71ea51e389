import { serviceTexts } from './serviceTexts';

test.each([
  ['无需支付，可以直接取件', '无需支付，可以直接取件'],
  [' ', '支付失败，请重试'],
])('refused with %j', (message, text) => {
  expect(serviceTexts('费用已更新').refusal('201000008', message)).toBe(text);
});
