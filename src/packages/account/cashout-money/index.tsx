import { CashoutMoney } from '@/features/wallet/money/CashoutMoney';
import { pageOf } from '@/frame';

export default pageOf(CashoutMoney);
