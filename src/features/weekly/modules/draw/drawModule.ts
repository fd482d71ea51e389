import { boolean, string } from '@/api/decode';
import type { Decoder } from '@/api/decoder';
import { ContractError } from '@/api/errors';
import { withDefault } from '@/api/lenient';
import { address, fields, shownText } from '../shared/decoders';

/** Config of a prize draw (product §2.3 "Prize draw"); the draw fetches its own prizes. */
export interface DrawView {
  readonly titleImageUrl: string;
  readonly name: string;
  readonly style: 'grid' | 'row';
  readonly configId: string;
  readonly activityId: string;
  /** In browsers the draw only links to the app. */
  readonly isAppOnly: boolean;
}

/** `drawActivityStyle`: 2 grid, otherwise row. */
const GRID = 2;
const MAX_ID = 64;
/** Decision: the name of a draw without one. */
const DEFAULT_NAME = '幸运抽奖';

const id: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (text === '' || text.length > MAX_ID) throw new ContractError(path, 'an id');
  return text;
};
const name = shownText(24);
const isOn = withDefault(boolean, false);

/** @throws ContractError if an id needed to fetch the draw is missing or invalid */
export const drawModule: Decoder<DrawView> = (value, path) => {
  const module = fields(value, path);
  return {
    titleImageUrl: address(module['titleImgUrl'], path),
    name: name(module['drawPrizeActName'], path) || DEFAULT_NAME,
    style: module['drawActivityStyle'] === GRID ? 'grid' : 'row',
    configId: id(module['configId'], `${path}.configId`),
    activityId: id(module['drawPrizeActId'], `${path}.drawPrizeActId`),
    isAppOnly: isOn(module['jumpAppSwitch'], path),
  };
};
