import { toggleRemark, MAX_REMARK } from './remarkRules';

describe('remarks', () => {
  it.each([
    ['', '易碎', '易碎'],
    ['易碎', '请带纸箱', '易碎，请带纸箱'],
    ['易碎，请带纸箱', '易碎', '请带纸箱'],
    ['x'.repeat(MAX_REMARK), '易碎', 'x'.repeat(MAX_REMARK)],
  ])('%s with %s', (remark, words, expected) => expect(toggleRemark(remark, words)).toBe(expected));
});
