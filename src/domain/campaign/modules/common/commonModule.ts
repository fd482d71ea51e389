import type { Decoder } from '@/api/decoder';
import { goodOnes } from '@/api/lenient';
import { address, fields, nothingToShow, shownText } from '../shared/decoders';

export interface LinkedPicture {
  readonly imageUrl: string;
  /** '' leads nowhere. */
  readonly linkUrl: string;
}

/** Pictures with links under a title (product §2.3 "commonModuleList"). */
export interface CommonView {
  readonly title: string;
  readonly subTitle: string;
  readonly pictures: readonly LinkedPicture[];
}

/** Decision: more pictures than this are a page of their own; the contract allows no more either. */
const MAX_PICTURES = 20;

const title = shownText(40);
const subTitle = shownText(80);

const picture: Decoder<LinkedPicture> = (value, path) => {
  const item = fields(value, path);
  const imageUrl = address(item['imgUrl'], path);
  return imageUrl === '' ? nothingToShow(path) : { imageUrl, linkUrl: address(item['appUrl'], path) };
};

/** @throws ContractError without any picture */
export const commonModule: Decoder<CommonView> = (value, path) => {
  const module = fields(value, path);
  const pictures = goodOnes(picture, MAX_PICTURES)(module['itemList'], `${path}.itemList`);
  if (pictures.length === 0) return nothingToShow(path);
  return { title: title(module['title'], path), subTitle: subTitle(module['subTitle'], path), pictures };
};

export type CellWidth = 'whole' | 'half' | 'third';

/**
 * Width of the picture at `index` of `count`, so that no row is left with a gap and none is cut more than another:
 * rows of two come first, as many as leave rows of three; one alone takes the whole width.
 */
export function cellWidth(index: number, count: number): CellWidth {
  if (count <= 1) return 'whole';
  const inHalves = [0, 4, 2][count % 3] ?? 0;
  return index < inHalves ? 'half' : 'third';
}
