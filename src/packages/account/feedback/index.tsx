import { Feedback } from '@/features/feedback/Feedback';
import { pageOf } from '@/frame';

export default pageOf(Feedback);
