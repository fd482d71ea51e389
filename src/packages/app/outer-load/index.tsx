import { OuterLoadApp } from '@/features/app/outer-load/OuterLoadApp';
import { pageOf } from '@/frame';

export default pageOf(OuterLoadApp);
