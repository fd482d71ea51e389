import { testH5Acts } from './acts';

testH5Acts(1, 3);
