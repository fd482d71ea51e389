import { Issues } from '@/features/pick/issues/Issues';
import { pageOf } from '@/frame';

export default pageOf(Issues);
