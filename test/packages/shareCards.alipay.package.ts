import { testShareCards } from './shareCards';

testShareCards('alipay');
