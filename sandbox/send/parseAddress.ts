import type { Contact } from '../../contract/types';
import { PROVINCES, type RegionCity, type RegionProvince } from './regions';

/** For each part, from 0 (not found) to 100 (certain). */
type Confidence = { readonly [Part in keyof Contact]: number };
type ParsedAddress = Contact & { readonly confidence: Confidence };

const MOBILE = /(?<!\d)(?:\+?86[- ]?)?(1\d{2})[- ]?(\d{4})[- ]?(\d{4})(?!\d)/;
const LABELS =
  /(?:收件人|寄件人|收货人|姓名|联系人|手机号码?|电话|联系电话|所在地区|详细地址|收货地址|地址)\s*[:：]/g;
const BREAKS = /[\s,，;；、|/]+/;
/** Endings that users leave out: 深圳 for 深圳市. */
const ENDING = /(?:特别行政区|壮族自治区|回族自治区|维吾尔自治区|自治区|自治州|地区|省|市|区|县|街道|镇)$/;
const NAME = /^[\u4e00-\u9fff·]{2,12}$|^[A-Za-z][A-Za-z .]{1,19}$/;

interface Found {
  readonly value: string;
  readonly confidence: number;
  /** The part of the text it was read from. */
  readonly taken: string;
}
const NOT_FOUND: Found = { value: '', confidence: 0, taken: '' };

const short = (name: string): string => name.replace(ENDING, '');

/** Finds a name in the text, in full or without its ending. */
function named(text: string, name: string): Found | null {
  if (text.includes(name)) return { value: name, confidence: 100, taken: name };
  const stem = short(name);
  return stem.length >= 2 && text.includes(stem) ? { value: name, confidence: 80, taken: stem } : null;
}

interface Region {
  readonly province: Found;
  readonly city: Found;
  readonly district: Found;
}

/** The region that matches the text best: most parts named explicitly; derived parts count less. */
function regionOf(text: string): Region {
  let best: Region = { province: NOT_FOUND, city: NOT_FOUND, district: NOT_FOUND };
  let most = 0;
  const consider = (region: Region): void => {
    const score = region.province.confidence + region.city.confidence * 1.1 + region.district.confidence;
    if (score > most) [best, most] = [region, score];
  };
  for (const province of PROVINCES) {
    const own = named(text, province.provinceName);
    if (own !== null) consider({ province: own, city: NOT_FOUND, district: NOT_FOUND });
    for (const city of province.cityList) considerCity(text, province, city, own, consider);
  }
  return best;
}

function considerCity(
  text: string,
  { provinceName }: RegionProvince,
  { cityName, districtList }: RegionCity,
  ownProvince: Found | null,
  consider: (region: Region) => void,
): void {
  const city = named(text, cityName);
  const follows = (value: string): Found => ({ value, confidence: 60, taken: '' });
  const province = ownProvince ?? follows(provinceName);
  if (city !== null) consider({ province, city, district: NOT_FOUND });
  // A district alone is not enough: many cities have a 和平区.
  if (city === null && ownProvince === null) return;
  for (const { districtName } of districtList) {
    const district = named(text, districtName);
    if (district !== null) consider({ province, city: city ?? follows(cityName), district });
  }
}

/** Reads a pasted text; null: it contains no part of an address. */
export function parseAddress(text: string): ParsedAddress | null {
  const plain = text.replace(LABELS, ' ');
  const number = MOBILE.exec(plain);
  const mobile = number === null ? '' : number.slice(1).join('');
  const rest = number === null ? plain : plain.replace(number[0], ' ');
  const { province, city, district } = regionOf(rest);
  const pieces = rest.split(BREAKS).filter((piece) => piece !== '');
  const isPlace = (piece: string): boolean =>
    [province, city, district].some(({ taken }) => taken !== '' && piece.includes(taken));
  const names = pieces.filter((piece) => NAME.test(piece) && !isPlace(piece));
  const name = [...names].sort((a, b) => a.length - b.length)[0] ?? '';
  const detail = [province, city, district]
    .reduce(
      (left, { taken }) => (taken === '' ? left : left.replace(taken, ' ')),
      pieces.filter((piece) => piece !== name).join(' '),
    )
    .replace(/^[\s省市区县]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (mobile === '' && province.value === '') return null;
  return {
    name,
    mobile,
    province: province.value,
    city: city.value,
    district: district.value,
    detail,
    confidence: {
      name: name === '' ? 0 : name.length <= 4 ? 90 : 60,
      mobile: mobile === '' ? 0 : 100,
      province: province.confidence,
      city: city.confidence,
      district: district.confidence,
      detail: detail === '' ? 0 : /\d/.test(detail) ? 90 : 50,
    },
  };
}
