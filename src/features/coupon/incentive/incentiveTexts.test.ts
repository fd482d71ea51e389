import { EXCEPTION_CODES, PAGE_CODE, TASK_CODES } from './incentiveTexts';

it('page codes match the spec', () => {
  expect(Object.values(PAGE_CODE)).toEqual([...EXCEPTION_CODES, ...TASK_CODES]);
});
