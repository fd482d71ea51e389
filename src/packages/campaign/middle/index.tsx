import { Middle } from '@/features/campaign/middle/Middle';
import { pageOf } from '@/frame';

export default pageOf(Middle);
