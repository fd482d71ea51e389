import Taro from '@tarojs/taro';
import { attempt, field } from '../attempt';
import { makeMiniShare } from './mini';
import type { ShareCapability } from './types';

const mini = makeMiniShare(() => Promise.resolve());

export const share: ShareCapability = {
  ...mini,
  /** The payment app can open its share sheet from code. */
  async open(card) {
    const outcome = await mini.open(card);
    const showSharePanel = field(Taro, 'showSharePanel');
    if (typeof showSharePanel !== 'function') return outcome;
    const opened = await attempt<unknown>(() => Reflect.apply(showSharePanel, Taro, []));
    return opened.ok ? { kind: 'ready' } : outcome;
  },
} satisfies ShareCapability;
