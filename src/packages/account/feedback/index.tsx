import { Feedback } from '@/features/account/feedback/Feedback';
import { pageOf } from '@/frame';

export default pageOf(Feedback);
