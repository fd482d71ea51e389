import { Compare } from '@/features/contrast/compare/Compare';
import { pageOf } from '@/frame';

export default pageOf(Compare);
