import { testActs } from './acts';

testActs(3, 3);
