import { LogOffSuccess } from '@/features/account/log-off-success/LogOffSuccess';
import { pageOf } from '@/frame';

export default pageOf(LogOffSuccess);
