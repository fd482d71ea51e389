/** The businesses of product §2.9 that a coupon is limited to, in the words of its condition. */

const SENDING: readonly number[] = [0, 2, 13];
const NAMES: Readonly<Record<number, string>> = {
  1: '会员',
  3: '取件',
  4: '寄存',
  5: '入柜',
  6: '购物',
  7: '洗护',
  8: '开放平台',
  9: '家政',
  10: '家政',
  11: '维修',
  12: '增值服务',
  14: '到付',
};

/** `仅限洗护订单，满 99 元可用`; a coupon that sending accepts keeps its condition as it is. */
export function conditionOf(businesses: readonly number[], condition: string): string {
  if (businesses.length === 0 || businesses.some((business) => SENDING.includes(business)))
    return condition || '无门槛使用';
  const names = [...new Set(businesses.map((business) => NAMES[business] ?? '指定'))];
  const limit = `仅限${names.join('、')}订单`;
  return condition === '' || condition === '无门槛使用' ? limit : `${limit}，${condition}`;
}

/** Whether an order of sending may use it, from its condition. */
export const isForSending = (condition: string): boolean =>
  !condition.startsWith('仅限') || condition.includes('寄件');
