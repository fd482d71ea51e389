import { SendSuccess } from '@/features/send/success/SendSuccess';
import { pageOf } from '@/frame';

export default pageOf(SendSuccess);
