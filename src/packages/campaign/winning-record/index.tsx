import { WinningRecords } from '@/features/weekly/winning-record/WinningRecords';
import { pageOf } from '@/frame';

export default pageOf(WinningRecords);
