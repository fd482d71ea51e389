import { testPackageActs } from './acts';

testPackageActs('weapp');
