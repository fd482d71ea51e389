/** Customer hotlines of the carriers (product §2.3 "Carrier codes"), as the carriers publish them. */
export const CARRIER_PHONES: Readonly<Record<string, string>> = {
  SF: '95338',
  ZTO: '95311',
  YTO: '95554',
  STO: '95543',
  YD: '95546',
  zgyz: '11183',
  JTJZ: '956025',
};
