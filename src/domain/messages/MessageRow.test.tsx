import { act } from 'react';
import { createScope } from '@/api';
import { subscribeMessage } from '@/platform/subscribeMessage';
import { toast } from '@/platform/toast';
import { testPlace } from '@/utils/testing/place';
import { MessageRow } from './MessageRow';
import type { AskOutcome } from './MessageStore';
import * as messages from './useMessages';

const place = testPlace();
const scope = createScope();

const show = (): void => place.render(<MessageRow scene="SEND" page="sendSuccess" scope={scope} />);
const button = (): HTMLElement | null => place.element.querySelector<HTMLElement>('[role=button]');

it('renders nothing where the host has no messages', () => {
  show();
  expect(place.element.textContent).toBe('');
});

describe('where the host has them', () => {
  beforeEach(() => {
    jest.replaceProperty(subscribeMessage, 'isOffered', true);
  });

  it.each<[AskOutcome, string | null, boolean]>([
    ['accepted', null, true],
    ['rejected', '暂未订阅，需要时可以再来打开', false],
    ['turned-down', '您之前选择了不接收，可在小程序的设置里更改', false],
    ['not-ready', '暂时无法订阅，请稍后再试', false],
    ['unsupported', '当前版本不支持订阅，更新后再试', false],
    ['switched-off', '消息通知已关闭，请先在小程序的设置里打开', false],
    ['failed', '订阅未成功，请稍后重试', false],
  ])('%s: shows %s, subscribed: %s', async (outcome, words, isSubscribed) => {
    const ask = jest.fn(() => Promise.resolve(outcome));
    const used = jest.spyOn(messages, 'useMessages').mockReturnValue(ask);
    const said = jest.spyOn(toast, 'show').mockReturnValue();
    show();
    expect(used.mock.calls[0]?.slice(0, 3)).toEqual(['SEND', 'sendSuccess', scope]);
    expect(button()?.getAttribute('aria-label')).toBe('订阅寄件进度通知');
    await act(async () => {
      button()?.click();
      // Must be inside the tap, or the hosts refuse.
      expect(ask).toHaveBeenCalledTimes(1);
    });
    expect(said.mock.calls.map(([text]) => text)).toEqual(words === null ? [] : [words]);
    expect(button() === null).toBe(isSubscribed);
    expect(place.element.textContent?.includes('已订阅')).toBe(isSubscribed);
  });
});
