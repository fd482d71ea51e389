import { miniVitals } from './vitals.suite';

miniVitals('weapp');
