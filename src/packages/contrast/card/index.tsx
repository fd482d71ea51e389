import { CardTest } from '@/features/contrast/card/CardTest';
import { pageOf } from '@/frame';

export default pageOf(CardTest);
