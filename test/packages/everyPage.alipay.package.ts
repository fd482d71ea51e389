import { testEveryPage } from './everyPage';

testEveryPage('alipay');
