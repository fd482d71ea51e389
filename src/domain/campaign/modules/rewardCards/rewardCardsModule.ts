import type { Decoder } from '@/api/decoder';
import { fields } from '../shared/decoders';

/** Where the reward cards stand (product §1.2.5); they ask for their own data. */
export interface RewardCardsView {
  readonly kind: 'rewardCards';
}

/** @throws ContractError when it is no object */
export const rewardCardsModule: Decoder<RewardCardsView> = (value, path) => {
  fields(value, path);
  return { kind: 'rewardCards' };
};
