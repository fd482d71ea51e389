import type { Scope } from '@/api';
import type { BargainGoods, HelpHome } from '@/api/generated/operations/help';
import type { HelpStore } from '@/features/invite/HelpStore';
import type { RouteName } from '@/navigation';
import type { KeptPurchase } from './BuyParts';

export interface BargainPartProps {
  readonly page: RouteName;
  readonly store: HelpStore;
  readonly kept: KeptPurchase;
  readonly scope: Scope;
  readonly home: HelpHome;
  readonly goods: BargainGoods;
}
