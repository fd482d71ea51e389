/** Where coupons are used, by the labels of their businesses (product §3.10). Pure. */

interface Place {
  readonly name: 'send' | 'wash' | 'home';
  readonly text: string;
  readonly hint: string;
}

const PLACES: readonly (Pick<Place, 'name' | 'text'> & { readonly business: RegExp })[] = [
  { name: 'send', text: '寄件', business: /寄件/ },
  { name: 'wash', text: '洗衣', business: /洗/ },
  { name: 'home', text: '上门服务', business: /到家|家政|维修/ },
];

/** Labels of coupons for every business. */
export const GENERAL: readonly string[] = ['', '通用'];

/**
 * @param businesses labels (`bizStr`) of the coupons; none: nothing is said about which place takes them
 * @param hasServices the build has a page of home services, which includes the laundry
 */
export function placesOfUse(businesses: readonly string[], hasServices: boolean): readonly Place[] {
  return PLACES.filter(({ name }) => hasServices || name === 'send').map(({ name, text, business }) => {
    const takes = businesses.some((label) => GENERAL.includes(label) || business.test(label));
    const hint = takes ? '本券可用' : businesses.length === 0 ? '去看看' : '更多服务';
    return { name, text, hint };
  });
}
