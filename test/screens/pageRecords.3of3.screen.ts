import { testPageRecords } from './pageRecords';

testPageRecords(3, 3);
