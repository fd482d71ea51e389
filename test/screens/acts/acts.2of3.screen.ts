import { testActs } from './acts';

testActs(2, 3);
