import { testH5Acts } from './acts';

testH5Acts(2, 3);
