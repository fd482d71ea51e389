import { ExpressRecord } from '@/features/send/express-record/ExpressRecord';
import { pageOf } from '@/frame';

export default pageOf(ExpressRecord);
