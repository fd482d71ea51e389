import { Freight } from '@/features/send/freight/Freight';
import { pageOf } from '@/frame';

export default pageOf(Freight);
