import { boolean, object, string, shortText } from '@/api/decode';
import type { Decoder } from '@/api/decoder';
import { ContractError } from '@/api/errors';
import { goodOnes, withDefault } from '@/api/lenient';
import { buttonStyle, session } from '../../flashSale/sessionDecoders';
import type { RightsLook, Session } from '../../flashSale/sessionTypes';

/** Sessions of the flash sale (product §2.3 "seckillModule"). */
export interface SeckillView {
  /** As sent by the gateway, '' for none. */
  readonly titleImageUrl: string;
  readonly desc: string;
  readonly look: RightsLook;
  /** At least one, in the response's order; the display order depends on the time. */
  readonly sessions: readonly Session[];
}

/** The contract's limit. */
const MAX_SESSIONS = 50;

const wire = object({
  titleImgUrl: withDefault(string, ''),
  desc: shortText(100),
  associatedRightsImgFlag: withDefault(boolean, false),
  couponButtonStyle: buttonStyle,
  couponPkgButtonStyle: buttonStyle,
  itemList: goodOnes(session, MAX_SESSIONS),
});

/** @throws ContractError if no session can be shown */
export const seckillModule: Decoder<SeckillView> = (value, path) => {
  const read = wire(value, path);
  const known = new Set<string>();
  const sessions = read.itemList.filter(({ id }) => !known.has(id) && known.add(id));
  if (sessions.length === 0) throw new ContractError(`${path}.itemList`, 'sessions');
  return {
    titleImageUrl: read.titleImgUrl,
    desc: read.desc,
    look: {
      couponButton: read.couponButtonStyle,
      packageButton: read.couponPkgButtonStyle,
      hasChips: read.associatedRightsImgFlag,
    },
    sessions,
  };
};
