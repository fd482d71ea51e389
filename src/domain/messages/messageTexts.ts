/** Texts of the messages that a user can subscribe to. */
import type { MessageScene } from './messageApi';
import type { AskOutcome } from './MessageStore';

/** Texts of each scene's messages. */
export const SCENE_TEXTS: Readonly<
  Record<Exclude<MessageScene, 'WELFARE'>, { title: string; hint: string }>
> = {
  SEND: { title: '寄件进度通知', hint: '揽收、派送和签收时告诉您' },
  PICK: { title: '取件通知', hint: '有新包裹到柜、快要超时时告诉您' },
  SALE: { title: '用券提醒', hint: '优惠券快到期时告诉您' },
};

export const MESSAGE_TEXTS = { subscribe: '订阅', subscribed: '已订阅' } as const;

/** Toast after the host has asked; null: the row itself shows it. */
export function askToast(outcome: AskOutcome): string | null {
  switch (outcome) {
    case 'accepted':
      return null;
    case 'rejected':
      return '暂未订阅，需要时可以再来打开';
    case 'turned-down':
      return '您之前选择了不接收，可在小程序的设置里更改';
    case 'not-ready':
      return '暂时无法订阅，请稍后再试';
    case 'unsupported':
      return '当前版本不支持订阅，更新后再试';
    case 'switched-off':
      return '消息通知已关闭，请先在小程序的设置里打开';
    case 'failed':
      return '订阅未成功，请稍后重试';
  }
}

/**
 * For a reminder that is useless without the host's messages: the toast to show instead of setting it; null: it is set.
 * If nothing was asked (no templates, or a host that is too old), the reminder is set without messages.
 */
export const refusalToast = (outcome: AskOutcome): string | null =>
  outcome === 'not-ready' || outcome === 'unsupported' ? null : askToast(outcome);
