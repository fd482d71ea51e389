import type { WalletHome } from '@/api/generated/operations/wallet';
import type { MoneyStore } from './MoneyStore';

export interface SumProps {
  readonly home: WalletHome;
  readonly store: MoneyStore;
}
