import type { SubscribeScene } from '../../contract/types';

interface MessageTemplate {
  readonly scene: SubscribeScene;
  /** Its part of the id; the same on both platforms. */
  readonly name: string;
  readonly title: string;
}

/** By scene, most important first; SEND has more than a host accepts in one request. */
export const MESSAGE_TEMPLATES: readonly MessageTemplate[] = [
  { scene: 'SEND', name: 'courier-coming', title: '快递员上门提醒' },
  { scene: 'SEND', name: 'picked-up', title: '揽收成功通知' },
  { scene: 'SEND', name: 'signed', title: '签收通知' },
  { scene: 'SEND', name: 'to-pay', title: '运费支付提醒' },
  { scene: 'SEND', name: 'reward', title: '寄件奖励到账通知' },
  { scene: 'PICK', name: 'arrived', title: '包裹到柜通知' },
  { scene: 'PICK', name: 'overdue', title: '超时取件提醒' },
  { scene: 'SALE', name: 'coupon-expiring', title: '优惠券到期提醒' },
  { scene: 'WELFARE', name: 'campaign', title: '活动开始提醒' },
  { scene: 'WELFARE', name: 'task-news', title: '明日任务通知' },
];

/** Client code (product §2.3) to the prefix of its platform's template ids. */
const PREFIXES: Readonly<Record<number, string | undefined>> = { 5: 'wxtmpl', 6: 'alitmpl' };

/** Ids and titles of a scene's templates; empty for a host without such messages. */
export function templatesFor(scene: SubscribeScene, client: number) {
  const prefix = PREFIXES[client];
  if (prefix === undefined) return [];
  return MESSAGE_TEMPLATES.filter((template) => template.scene === scene).map(({ name, title }) => ({
    templateId: `${prefix}-${name}`,
    title,
  }));
}
