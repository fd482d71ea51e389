import { object, string } from '@/api/decode';
import type { Decoder } from '@/api/decoder';
import { withDefault } from '@/api/lenient';
import { session } from '../../flashSale/sessionDecoders';
import type { Session } from '../../flashSale/sessionTypes';
import { subscribeInfo } from '../../page/subscribeInfo';

/** General benefits: one session without a countdown (product §2.3 "inclusiveModule"). */
interface InclusiveView {
  /** As sent by the gateway, '' for none. */
  readonly titleImageUrl: string;
  readonly session: Session;
}

const wire = object({
  titleImgUrl: withDefault(string, ''),
  seckillItem: session,
  subscribeInfo,
});

/**
 * Unlike in other sessions, `subscribeInfo` is next to the session here, not in it.
 * @throws ContractError if the session cannot be shown
 */
export const inclusiveModule: Decoder<InclusiveView> = (value, path) => {
  const read = wire(value, path);
  return {
    titleImageUrl: read.titleImgUrl,
    session: { ...read.seckillItem, subscribeStatus: read.subscribeInfo },
  };
};
