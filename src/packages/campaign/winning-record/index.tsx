import { WinningRecords } from '@/features/campaign/winning-record/WinningRecords';
import { pageOf } from '@/frame';

export default pageOf(WinningRecords);
