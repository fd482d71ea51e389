/** What cancelling an order needs; loaded with the confirmation. */
import { openPendingActs } from '@/session/deviceStorage';
import type { ActMemory } from '@/session/pendingActs';

export { CancelDialog } from './components/CancelDialog';

/** What is stored about a cancellation of this order until its result is known. */
export const cancelActs = (orderNo: string): ActMemory => openPendingActs(`orderCancel.${orderNo}`);
