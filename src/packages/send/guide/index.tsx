import { SendGuide } from '@/features/send/guide/SendGuide';
import { pageOf } from '@/frame';

export default pageOf(SendGuide);
