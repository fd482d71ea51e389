import { testFirstRenders } from './firstRender';

testFirstRenders('weapp');
