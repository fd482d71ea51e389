import { BusinessError, UnauthorizedError } from '@/api/errors';
import { readPublic } from './readPublic';

const expired = (): UnauthorizedError => new UnauthorizedError('030100001', 'login-needed');

it.each<[string, readonly (Error | string)[], Error | string, number]>([
  ['a response', ['page'], 'page', 1],
  ['an expired login', [expired(), 'page'], 'page', 2],
  ['a second 401', [expired(), expired(), 'page'], expired(), 2],
  ['any other failure', [new BusinessError('1', '忙'), 'page'], new BusinessError('1', '忙'), 1],
])('%s', async (_name, answers, result, count) => {
  let sent = 0;
  const read = async (): Promise<string> => {
    const answer = answers[sent];
    sent += 1;
    if (answer instanceof Error) throw answer;
    return answer ?? '';
  };
  const outcome = await readPublic(read).catch((cause: unknown) => cause);
  expect([outcome, sent]).toEqual([result, count]);
});
