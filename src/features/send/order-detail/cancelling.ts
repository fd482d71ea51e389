/** What cancelling an order needs; loaded with the confirmation. */
import { openActs } from '@/session/kept';
import type { ActMemory } from '@/session/openActs';

export { CancelDialog } from './components/CancelDialog';

/** What is stored about a cancellation of this order until its result is known. */
export const cancelActs = (orderNo: string): ActMemory => openActs(`orderCancel.${orderNo}`);
