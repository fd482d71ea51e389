import { OuterLoadApp } from '@/features/app/outer/OuterLoadApp';
import { pageOf } from '@/frame';

export default pageOf(OuterLoadApp);
