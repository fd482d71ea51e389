import { LogOffFail } from '@/features/account/log-off-fail/LogOffFail';
import { pageOf } from '@/frame';

export default pageOf(LogOffFail);
