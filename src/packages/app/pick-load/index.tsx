import { PickLoadApp } from '@/features/app/pick-load/PickLoadApp';
import { pageOf } from '@/frame';

export default pageOf(PickLoadApp);
