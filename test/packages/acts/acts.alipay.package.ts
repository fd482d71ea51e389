import { testActs } from './acts';

testActs('alipay');
