import { ActivityException } from '@/features/campaign/exception/ActivityException';
import { pageOf } from '@/frame';

export default pageOf(ActivityException);
