import { pageOf } from '@/frame';
import { ExpressRecord } from '@/features/send/express-record/ExpressRecord';

export default pageOf(ExpressRecord);
