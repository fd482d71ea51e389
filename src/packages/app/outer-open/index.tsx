import { OuterOpenApp } from '@/features/app/outer-open/OuterOpenApp';
import { pageOf } from '@/frame';

export default pageOf(OuterOpenApp);
