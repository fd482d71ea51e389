import { LoadApp } from '@/features/app/load/LoadApp';
import { pageOf } from '@/frame';

export default pageOf(LoadApp);
