import { LogOffVerify } from '@/features/account/log-off-verify/LogOffVerify';
import { pageOf } from '@/frame';

export default pageOf(LogOffVerify);
