import { applicationCount } from './applicationCount';

test('counts each application', () => {
  const before = applicationCount.value;
  applicationCount.increment();
  expect(applicationCount.value).toBe(before + 1);
});
