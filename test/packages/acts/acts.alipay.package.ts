import { testPackageActs } from './acts';

testPackageActs('alipay');
