import { Record } from '@/features/contrast/record/Record';
import { pageOf } from '@/frame';

export default pageOf(Record);
