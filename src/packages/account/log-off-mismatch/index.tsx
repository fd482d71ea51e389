import { LogOffMismatch } from '@/features/account/log-off-mismatch/LogOffMismatch';
import { pageOf } from '@/frame';

export default pageOf(LogOffMismatch);
