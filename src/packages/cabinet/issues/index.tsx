import { Issues } from '@/features/cabinet/issues/Issues';
import { pageOf } from '@/frame';

export default pageOf(Issues);
