import { pageOf } from '@/frame';
import { CheckExpress } from '@/features/send/check-express/CheckExpress';

export default pageOf(CheckExpress);
