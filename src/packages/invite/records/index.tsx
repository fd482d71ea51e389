import { HelpRecords } from '@/features/invite/records/HelpRecords';
import { pageOf } from '@/frame';

export default pageOf(HelpRecords);
