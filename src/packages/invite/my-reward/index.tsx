import { MyReward } from '@/features/invite/my-reward/MyReward';
import { pageOf } from '@/frame';

export default pageOf(MyReward);
