import { isMobile } from './mobile';

it.each([
  ['13800138000', true],
  ['23800138000', false],
  ['1380013800', false],
  ['138001380000', false],
  ['1380013800x', false],
  ['', false],
])('%p: %p', (digits, expected) => expect(isMobile(digits)).toBe(expected));
