import { testFirstRenders } from './firstRender';

testFirstRenders('alipay');
