import { testActs } from './acts';

testActs('weapp');
