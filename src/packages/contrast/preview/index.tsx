import { Preview } from '@/features/contrast/preview/Preview';
import { pageOf } from '@/frame';

export default pageOf(Preview);
