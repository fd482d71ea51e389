import { MiddleLoading } from '@/features/campaign/middle/MiddleLoading';
import { pageOf } from '@/frame';

export default pageOf(MiddleLoading);
