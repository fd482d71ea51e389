import { CashoutManual } from '@/features/wallet/manual/CashoutManual';
import { pageOf } from '@/frame';

export default pageOf(CashoutManual);
