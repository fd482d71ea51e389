import { testEveryPage } from './everyPage';

testEveryPage('weapp');
