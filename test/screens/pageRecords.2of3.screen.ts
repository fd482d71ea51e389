import { testPageRecords } from './pageRecords';

testPageRecords(2, 3);
