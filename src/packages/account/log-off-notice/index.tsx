import { LogOffNotice } from '@/features/account/log-off-notice/LogOffNotice';
import { pageOf } from '@/frame';

export default pageOf(LogOffNotice);
