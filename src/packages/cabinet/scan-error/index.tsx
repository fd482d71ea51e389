import { ScanError } from '@/features/cabinet/scan-error/ScanError';
import { pageOf } from '@/frame';

export default pageOf(ScanError);
