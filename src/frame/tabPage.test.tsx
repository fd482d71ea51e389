import { act } from 'react';
import { createScope } from '@/api';
import { FollowVisitor } from '@/templates/QueryView';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { useChannelId, useTabQuery } from './tabPage';

jest.mock('@/api/gateway', () => ({ gateway: {} }));
jest.mock('@/session', () => ({ session: { token: null } }));
jest.mock('@/platform/network', () => ({ network: { isOnline: () => true } }));

const asked: string[] = [];
let answer: (text: string) => void;
let shown: string | null;

function Page({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const channelId = useChannelId(params);
  const store = useTabQuery<string>({
    fetch: () => {
      asked.push(channelId);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    isForAll: true,
    failedText: '',
    scope: SCOPE,
  });
  read = () => store.value;
  return <FollowVisitor query={store} channelId={channelId} />;
}
const SCOPE = createScope();
let read: () => string | null;
const place = testPlace();

async function show(params: Readonly<Record<string, string>>): Promise<void> {
  await act(async () => {
    place.render(<Page params={params} />);
    await settle();
  });
  shown = read();
}
async function take(text: string): Promise<void> {
  await act(async () => {
    answer(text);
    await settle();
  });
}

beforeEach(() => {
  asked.length = 0;
});

it('refetches for a later switch with another channel, and keeps the data until then', async () => {
  await show({ channelId: 'first' });
  await take('one');
  await show({ channelId: 'second' });
  expect([asked, shown]).toEqual([['first', 'second'], 'one']);
  await take('two');
  expect(read()).toBe('two');
});

it('sends nothing for a switch without another channel, and keeps the known one', async () => {
  await show({ channelId: 'first' });
  await show({ for: 'fromHomeModalPopup' });
  await show({ channelId: 'first' });
  expect(asked).toEqual(['first']);
});

it('drops a response for the previous channel', async () => {
  await show({});
  const early = answer;
  await show({ channelId: 'second' });
  await take('two');
  early('one');
  await settle();
  expect([asked, read()]).toEqual([['', 'second'], 'two']);
});
