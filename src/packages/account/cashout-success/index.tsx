import { CashoutSuccess } from '@/features/wallet/success/CashoutSuccess';
import { pageOf } from '@/frame';

export default pageOf(CashoutSuccess);
