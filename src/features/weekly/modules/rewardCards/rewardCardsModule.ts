import type { Decoder } from '@/api/decoder';
import { fields } from '../shared/decoders';

/** Position of the reward cards (product §1.2.5); they fetch their own data. */
interface RewardCardsView {
  readonly kind: 'rewardCards';
}

/** @throws ContractError if it is not an object */
export const rewardCardsModule: Decoder<RewardCardsView> = (value, path) => {
  fields(value, path);
  return { kind: 'rewardCards' };
};
