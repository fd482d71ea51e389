import { Money } from '@/features/wallet/money/Money';
import { pageOf } from '@/frame';

export default pageOf(Money);
