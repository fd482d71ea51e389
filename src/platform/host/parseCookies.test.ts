import { parseCookies } from './parseCookies';

it.each([
  ['a=1; b=2', { a: '1', b: '2' }],
  ['', {}],
  ['a', { a: '' }],
  ['=1; ;a= 1 ', { a: '1' }],
  ['a=1; a=2', { a: '1' }],
  ['a=b=c', { a: 'b=c' }],
  ['a=%E4%B8%AD+1', { a: '中+1' }],
])('%p is %j', (cookie, all) => expect(parseCookies(cookie)).toEqual(all));
