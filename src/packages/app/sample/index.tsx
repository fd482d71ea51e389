import { SampleLoadApp } from '@/features/app/sample/SampleLoadApp';
import { pageOf } from '@/frame';

export default pageOf(SampleLoadApp);
