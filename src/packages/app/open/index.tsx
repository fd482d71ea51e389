import { OuterOpenApp } from '@/features/app/open/OuterOpenApp';
import { pageOf } from '@/frame';

export default pageOf(OuterOpenApp);
