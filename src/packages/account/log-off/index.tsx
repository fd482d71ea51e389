import { LogOff } from '@/features/account/log-off/LogOff';
import { pageOf } from '@/frame';

export default pageOf(LogOff);
