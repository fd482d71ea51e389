import { testActs } from './acts';

testActs(1, 3);
