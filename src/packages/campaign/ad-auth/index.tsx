import { AdAuth } from '@/features/campaign/middle/AdAuth';
import { pageOf } from '@/frame';

export default pageOf(AdAuth);
