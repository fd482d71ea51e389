import { LogOffSure } from '@/features/account/log-off-sure/LogOffSure';
import { pageOf } from '@/frame';

export default pageOf(LogOffSure);
