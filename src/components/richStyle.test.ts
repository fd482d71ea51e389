import { styleObject } from './richStyle';

describe('styleObject', () => {
  it.each([
    ['color:red', { color: 'red' }],
    ['font-size:14px;text-align:center', { fontSize: '14px', textAlign: 'center' }],
    ['', {}],
  ])('%p', (style, object) => expect(styleObject(style)).toEqual(object));
});
