import { testH5Acts } from './acts';

testH5Acts(3, 3);
