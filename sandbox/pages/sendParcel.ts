import type { Parcel } from '../campaign/parcelTypes';
import { isPhone } from '../core/fields';
import type { SandboxStore } from '../core/store';
import { BACK_BUTTON, escapeMarkup, masked, page, queryCard } from './layout';
import { sentInPlace } from './script';

/** The fields of the form on the page. */
interface SendParcelForm {
  readonly mobile: string;
  readonly isShipped: boolean;
  readonly what: 'send' | 'ship';
}

type SendParcelOutcome =
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

const waiting = (parcels: readonly Parcel[]): number =>
  parcels.filter(({ shippedAtMs }) => shippedAtMs === null).length;

/** Adds the requested parcels to the number's account, and returns what it did. */
export async function takeParcel(
  store: SandboxStore,
  { mobile, isShipped, what }: SendParcelForm,
): Promise<SendParcelOutcome> {
  if (!isPhone(mobile)) return { kind: 'refused', message: '请输入 11 位手机号' };
  const { id } = await store.accounts.accountOfPhone(mobile);
  if (what === 'ship') {
    const count = waiting((await store.parcels.parcelsOf(id)).parcels);
    await store.parcels.shipParcels(id);
    return { kind: 'done', message: `${masked(mobile)} 的 ${count} 件待揽收快件已全部发运` };
  }
  await store.parcels.sendParcels(id, 1, isShipped);
  const { parcels } = await store.parcels.parcelsOf(id);
  return {
    kind: 'done',
    message: `已寄出：${masked(mobile)} 的第 ${parcels.length} 件，${isShipped ? '运输中' : `待揽收（共 ${waiting(parcels)} 件）`}`,
  };
}

/** The stand-in for the company's send page: the link's parameters, and a form that sends a parcel. */
export function sendParcelPage(url: string, mobile = '', outcome: SendParcelOutcome | null = null): string {
  const said =
    outcome === null
      ? ''
      : outcome.kind === 'done'
        ? `<p class="done">${escapeMarkup(outcome.message)}</p>`
        : `<p role="alert">${escapeMarkup(outcome.message)}</p>`;
  return page(
    '寄快递',
    `<span class="stand-in">沙箱替身页面</span><div class="mark" aria-hidden="true">寄</div><h1>这里是寄件页</h1><p>真实环境中，这个链接会打开寄件下单。在沙箱里可以直接寄出一件，活动进度会随之前进。</p>
<section class="card" aria-labelledby="send-title"><h2 id="send-title">寄一件快递</h2>
<form id="send" method="post" action="/__sandbox/send-parcel" ${sentInPlace('没有寄出：网络不可用')}>
<label>寄件人手机号<input name="mobile" inputmode="numeric" autocomplete="tel" maxlength="13" required placeholder="登录活动用的手机号" value="${escapeMarkup(mobile)}"></label>
<label class="check"><input type="checkbox" name="isShipped" value="1" checked><span>已揽收发运<small>不勾选时，奖励停在“待发放”</small></span></label>
<button name="what" value="send">寄出一件</button><button class="plain" name="what" value="ship">把待揽收的全部发运</button>
<div id="outcome" role="status">${said}</div></form></section>
${queryCard(new URL(url, 'http://sandbox').searchParams)}${BACK_BUTTON}`,
  );
}
