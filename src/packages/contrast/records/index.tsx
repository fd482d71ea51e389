import { Records } from '@/features/contrast/records/Records';
import { pageOf } from '@/frame';

export default pageOf(Records);
