import type { Decoder } from '@/api/decoder';
import { goodOnes } from '@/api/lenient';
import { address, fields, nothingToShow, shownText } from '../shared/decoders';

export interface LinkedPicture {
  readonly imageUrl: string;
  /** '' for no link. */
  readonly linkUrl: string;
}

/** Pictures with links under a title (product §2.3 "commonModuleList"). */
interface CommonView {
  readonly title: string;
  readonly subTitle: string;
  readonly pictures: readonly LinkedPicture[];
}

/** Decision: more pictures than this belong on their own page; also the contract's limit. */
const MAX_PICTURES = 20;

const title = shownText(40);
const subTitle = shownText(80);

const picture: Decoder<LinkedPicture> = (value, path) => {
  const item = fields(value, path);
  const imageUrl = address(item['imgUrl'], path);
  return imageUrl === '' ? nothingToShow(path) : { imageUrl, linkUrl: address(item['appUrl'], path) };
};

/** @throws ContractError if there is no picture */
export const commonModule: Decoder<CommonView> = (value, path) => {
  const module = fields(value, path);
  const pictures = goodOnes(picture, MAX_PICTURES)(module['itemList'], `${path}.itemList`);
  if (pictures.length === 0) return nothingToShow(path);
  return { title: title(module['title'], path), subTitle: subTitle(module['subTitle'], path), pictures };
};

type CellWidth = 'whole' | 'half' | 'third';

/**
 * Width of the picture at `index` of `count`. No row has a gap: as many rows of two as needed come first, so that the
 * rest fills rows of three; a single picture takes the whole width.
 */
export function cellWidth(index: number, count: number): CellWidth {
  if (count <= 1) return 'whole';
  const inHalves = [0, 4, 2][count % 3] ?? 0;
  return index < inHalves ? 'half' : 'third';
}
