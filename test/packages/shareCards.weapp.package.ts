import { testShareCards } from './shareCards';

testShareCards('weapp');
