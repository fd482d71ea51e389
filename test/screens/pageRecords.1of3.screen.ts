import { testPageRecords } from './pageRecords';

testPageRecords(1, 3);
