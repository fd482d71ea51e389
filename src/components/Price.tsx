import { formatFen } from '@/utils/money';
import { Amount } from './Amount';
import type { AmountProps } from './Amount';

export interface PriceProps extends Pick<AmountProps, 'size' | 'tone' | 'className'> {
  /** Integer fen. */
  readonly fen: number;
  readonly decimals?: 'trim' | 2;
}

/** An amount of money: `￥12.5` from 1250 (spec 1 §5). */
export function Price({ fen, decimals, ...look }: PriceProps) {
  return <Amount prefix="￥" value={formatFen(fen, { decimals })} {...look} />;
}
