import { View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import { gateway, serverClock } from '@/api/gateway';
import type { Scope } from '@/api/scope';
import { PullToRefresh } from '@/components/PullToRefresh';
import { pageDeps } from '@/data/pageDeps';
import type { AddressKind } from '@/domain/address/addressTypes';
import { logInHere } from '@/domain/login/logInHere';
import { sendDraft } from '@/domain/send/sendDraftInstance';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import type { SendProblem } from '@/domain/send/sendTypes';
import { env } from '@/env';
import { createBookApi } from '@/features/send/bookApi';
import { noteMadeOrder } from '@/features/send/madeOrder';
import { useLoaded } from '@/hooks/useLoaded';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { host } from '@/platform/host';
import { scroll } from '@/platform/scroll';
import { toast } from '@/platform/toast';
import { burialPointInfo, session } from '@/session';
import { agreement } from '@/session/agreement';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { CarrierCard } from './CarrierCard';
import { ContactRows } from './ContactRows';
import { FootBar } from './FootBar';
import { OptionsCard } from './OptionsCard';
import type { PopupName } from './popups/sendPopupTexts';
import { SendAgreementRow } from './SendAgreementRow';
import { createSendApi } from './sendApi';
import { SendGoodsCard } from './SendGoodsCard';
import { SendStore } from './SendStore';
import { SendWays } from './SendWays';
import styles from './SendForm.module.scss';

/** Creates the page's store with the app's dependencies; one per page visit. */
function useSendStore(channelId: () => string, scope: Scope): SendStore {
  const [store] = useState(() => {
    const { platformCode, kind } = host.current();
    const place = {
      client: platformCode,
      isConsumerApp: kind === 'consumer-app',
      channelId,
      burialPointInfo,
    };
    return new SendStore({
      api: createSendApi(gateway, place, scope),
      bookApi: createBookApi(gateway),
      draft: sendDraft(),
      ...pageDeps(scope),
      // The SMS login form contains the agreements; hosts that log in automatically show none.
      hasAgreed: () => session.loginType === 'sms' || agreement.isAccepted,
      noteAgreed: agreement.accept,
      serverNowMs: () => serverClock.nowMs(),
    });
  });
  return store;
}

const PAGE = 'send';
/** CSS pixels between the top of the viewport and the part that is scrolled to. */
const SCROLL_ROOM_PX = 12;

interface SendFormProps {
  /** A new object when a switch to the tab has brought parameters. */
  readonly params: Readonly<Record<string, string>>;
  readonly scope: Scope;
}

const loadPopups = () => import('./popups/SendPopups');
const nowMs = (): number => serverClock.nowMs();

/**
 * The send page (product §1.1, product §2.7): everything about one parcel on one page.
 *
 * | part | before | while loading | then |
 * |---|---|---|---|
 * | door or locker | this page is the door's; the locker's is linked | | |
 * | sender, receiver | link to fill in, address book | skeleton (default sender) | the contact |
 * | goods, weight | | skeleton | kinds; sentence and 重试 if they fail |
 * | carriers | what is missing | skeleton | freight and arrival, or why not; sentence and 重试 |
 * | coupon | 登录后查看可用优惠券 | 加载中 | the best one, another, none |
 * | foot bar | 待计算 | 计算中 | the price, with and without the coupon |
 *
 * A user who is not logged in can fill in everything; 立即下单 asks for login and continues.
 */
export function SendForm({ params, scope }: SendFormProps) {
  const channelId = useRef('');
  channelId.current = textParam(params, 'channelId') || channelId.current;
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
  const submit = (): Promise<void> => placeOrder(store, open);
  return (
    <View>
      <PullToRefresh onRefresh={() => refresh(store)}>
        <View className={styles['parts']}>
          <SendWays />
          <ContactRows store={store} onEdit={editContact} onBook={chooseContact} />
          <SendGoodsCard store={store} onForbidden={() => open('forbidden')} />
          <CarrierCard store={store} nowMs={nowMs} />
          <OptionsCard
            store={store}
            isLoggedIn={isLoggedIn}
            onSlot={() => (store.draft.form.sender === null ? missSender(store) : open('slot'))}
            onRemark={() => open('remark')}
            onCoupon={() => (isLoggedIn() ? open('coupon') : logInHere(scope))}
          />
          <SendAgreementRow store={store} onService={openService} onPrivacy={openPrivacy} />
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
            onService={openService}
            onPrivacy={openPrivacy}
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

async function openPaper(url: string): Promise<void> {
  const outcome = await navigator.openLink(url);
  if (outcome.kind !== 'done') toast.show(SEND_TEXTS.linkFailed);
}

const openService = (): void => void openPaper(env.serviceAgreementUrl);
const openPrivacy = (): void => void openPaper(env.privacyAgreementUrl);

/** The slots depend on the sender's address. */
async function missSender(store: SendStore): Promise<void> {
  const problems = [{ field: 'sender', text: SEND_TEXTS.needSender }] as const;
  store.miss(problems);
  await show(problems);
}

/** The page marks each of them; the first one is brought into view. */
async function show([first]: readonly SendProblem[]): Promise<void> {
  if (first === undefined) return;
  toast.show(first.text);
  await scroll.toElement(`send-${first.field}`, SCROLL_ROOM_PX);
}

async function placeOrder(store: SendStore, open: (name: PopupName) => void): Promise<void> {
  tracker.click(PAGE, 'submit');
  const outcome = await store.submit();
  if (outcome.kind === 'nothing') return;
  tracker.track({ page: PAGE, type: 'result', component: 'submit', context: { kind: outcome.kind } });
  switch (outcome.kind) {
    case 'problems':
      return show(outcome.problems);
    case 'agreement':
      open('agreement');
      return;
    case 'message':
      toast.show(outcome.text);
      return;
    case 'other-order':
      open('other-order');
      return;
    case 'placed': {
      const { orderNo, payFen } = outcome.order;
      noteMadeOrder({ orderNo, slotText: outcome.slotText, payFen }, session.loginEpoch);
      await navigator.goTo('sendSuccess', { orderNo });
    }
  }
}

async function refresh(store: SendStore): Promise<void> {
  if ((await store.refresh()) === 'failed') toast.show(SEND_TEXTS.refreshFailed);
}
