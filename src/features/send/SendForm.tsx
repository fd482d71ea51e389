import { View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import type { Scope } from '@/api';
import { serverClock } from '@/api/gateway';
import { PullToRefresh } from '@/components/PullToRefresh';
import { env } from '@/env';
import type { AddressKind } from '@/features/address';
import { useLoaded } from '@/hooks/useLoaded';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { scroll } from '@/platform/scroll';
import { toast } from '@/platform/toast';
import { loginGate, session } from '@/session';
import { tracker } from '@/tracking';
import { AgreementRow } from './components/AgreementRow';
import { CarrierCard } from './components/CarrierCard';
import { ContactRows } from './components/ContactRows';
import { FootBar } from './components/FootBar';
import { GoodsCard } from './components/GoodsCard';
import { OptionsCard } from './components/OptionsCard';
import type { PopupName } from './popupNames';
import { SEND_TEXTS } from './sendTexts';
import type { SendProblem } from './sendTypes';
import type { SendStore } from './SendStore';
import { useSendStore } from './useSendStore';
import styles from './SendForm.module.scss';

const PAGE = 'send';
/** CSS pixels between the top of what is seen and a part that is scrolled to. */
const SCROLL_ROOM_PX = 12;

interface SendFormProps {
  /** A new object when a switch to the tab brought some. */
  readonly params: Readonly<Record<string, string>>;
  readonly scope: Scope;
}

const loadPopups = () => import('./popups/SendPopups');
const nowMs = (): number => serverClock.nowMs();

/**
 * The send page (spec 1 §1, spec 2 §7): everything of one parcel on one page.
 *
 * | part | before | while asked | then |
 * |---|---|---|---|
 * | sender, receiver | the way to fill in, address book | skeleton (default sender) | who it is |
 * | goods, weight | | skeleton | kinds; sentence and 重试 when they fail |
 * | carriers | what is missing | skeleton | freight and arrival, or why not; sentence and 重试 |
 * | coupon | 登录后查看可用优惠券 | 加载中 | the best one, another, none |
 * | foot bar | 待计算 | 计算中 | what is to pay, with and without |
 *
 * Logged out everything can be filled in; 立即下单 asks for login and goes on.
 */
export function SendForm({ params, scope }: SendFormProps) {
  const channelId = useRef('');
  channelId.current = params['channelId'] ?? channelId.current;
  const store = useSendStore(() => channelId.current, scope);
  const [popup, setPopup] = useState<PopupName | null>(null);
  const [isPopupUsed, setPopupUsed] = useState(false);
  const popups = useLoaded(loadPopups, isPopupUsed);
  useEffect(() => store.start(), [store]);
  useEffect(() => store.arrive(params), [store, params]);
  useShownAgain(() => void store.seenAgain());

  const open = (name: PopupName): void => {
    tracker.click(PAGE, name);
    if (name === 'slot') store.answers.wantSlots();
    setPopupUsed(true);
    setPopup(name);
  };
  const submit = (): Promise<void> => placeOrder(store, () => open('other-order'));
  return (
    <View>
      <PullToRefresh onRefresh={() => refresh(store)}>
        <View className={styles['parts']}>
          <ContactRows store={store} onEdit={editContact} onBook={chooseContact} />
          <GoodsCard store={store} onForbidden={() => open('forbidden')} />
          <CarrierCard store={store} nowMs={nowMs} />
          <OptionsCard
            store={store}
            isLoggedIn={isLoggedIn}
            onSlot={() => (store.draft.form.sender === null ? missSender(store) : open('slot'))}
            onRemark={() => open('remark')}
            onCoupon={() => (isLoggedIn() ? open('coupon') : logIn(scope))}
          />
          <AgreementRow
            store={store}
            onService={() => void openPaper(env.serviceAgreementUrl)}
            onPrivacy={() => void openPaper(env.privacyAgreementUrl)}
          />
        </View>
      </PullToRefresh>
      <FootBar store={store} onSubmit={submit} />
      <View>
        {popups !== null && (
          <popups.SendPopups
            store={store}
            nowMs={nowMs}
            open={popup}
            onClose={() => setPopup(null)}
            onOrders={() => navigator.goTo('orderList')}
            onSubmit={submit}
          />
        )}
      </View>
    </View>
  );
}

const isLoggedIn = (): boolean => session.isLoggedIn;

async function editContact(kind: AddressKind): Promise<void> {
  tracker.click(PAGE, kind === 'SENDER' ? 'editSender' : 'editReceiver');
  await navigator.goTo('addressEdit', { kind, choose: '1' });
}

async function chooseContact(kind: AddressKind): Promise<void> {
  tracker.click(PAGE, kind === 'SENDER' ? 'senderBook' : 'receiverBook');
  await navigator.goTo('addressBook', { kind, choose: '1' });
}

async function logIn(scope: Scope): Promise<void> {
  await loginGate.whenLoggedIn(() => Promise.resolve(), { scope });
}

async function openPaper(url: string): Promise<void> {
  const outcome = await navigator.openLink(url);
  if (outcome.kind !== 'done') toast.show(SEND_TEXTS.linkFailed);
}

/** Slots are those of the sender's place. */
async function missSender(store: SendStore): Promise<void> {
  await show(store.miss({ field: 'sender', text: SEND_TEXTS.needSender }));
}

async function show({ field, text }: SendProblem): Promise<void> {
  toast.show(text);
  await scroll.toElement(`send-${field}`, SCROLL_ROOM_PX);
}

async function placeOrder(store: SendStore, onOtherOrder: () => void): Promise<void> {
  tracker.click(PAGE, 'submit');
  const outcome = await store.submit();
  if (outcome.kind === 'nothing') return;
  tracker.track({ page: PAGE, type: 'result', component: 'submit', context: { kind: outcome.kind } });
  switch (outcome.kind) {
    case 'problem':
      return show(outcome.problem);
    case 'message':
      toast.show(outcome.text);
      return;
    case 'other-order':
      onOtherOrder();
      return;
    case 'placed': {
      const { orderNo, payFen } = outcome.order;
      await navigator.goTo('sendSuccess', { orderNo, slot: outcome.slotText, payFen: String(payFen) });
    }
  }
}

async function refresh(store: SendStore): Promise<void> {
  if ((await store.refresh()) === 'failed') toast.show(SEND_TEXTS.refreshFailed);
}
