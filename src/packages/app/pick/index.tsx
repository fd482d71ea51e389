import { PickLoadApp } from '@/features/app/pick/PickLoadApp';
import { pageOf } from '@/frame';

export default pageOf(PickLoadApp);
