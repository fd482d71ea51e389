import { pageOf } from '@/frame';
import { Freight } from '@/features/send/freight/Freight';

export default pageOf(Freight);
