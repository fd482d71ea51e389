import { ScanError } from '@/features/pick/scan-error/ScanError';
import { pageOf } from '@/frame';

export default pageOf(ScanError);
