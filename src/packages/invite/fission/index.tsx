import { Fission } from '@/features/invite/fission/Fission';
import { pageOf } from '@/frame';

export default pageOf(Fission);
