/** Failure codes of the address calls (contract tag `account`), each with its meaning. */
export const ADDRESS_CODE = {
  noEntry: '201100001',
  bookFull: '201100002',
  noPlace: '201100003',
  nothingFound: '201100004',
} as const;
