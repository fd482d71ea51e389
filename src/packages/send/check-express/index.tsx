import { CheckExpress } from '@/features/send/check-express/CheckExpress';
import { pageOf } from '@/frame';

export default pageOf(CheckExpress);
