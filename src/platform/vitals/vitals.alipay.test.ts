import { miniVitals } from './vitals.suite';

miniVitals('alipay');
