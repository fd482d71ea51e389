/** Who a gift is from; `name` '' is the company. */
export const giverOf = (name: string): string => (name === '' ? '平台赠送' : `来自 ${name}`);
