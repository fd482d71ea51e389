import { useEffect, useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { type PickGiftResult, pickGiftResult } from '@/api/generated/operations/pickGift';
import { toWelfare } from '@/domain/activity/moreOffers';
import { GiftFrame } from '@/features/campaign/GiftFrame';
import { GiftNotice } from '@/features/campaign/GiftNotice';
import { ServiceTiles } from '@/features/campaign/ServiceTiles';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

const PAGE = 'pickGiftMiddle';
const MAX_ORDER_NO = 64;
/** First request after one second, then one every two seconds: half a minute of visible time. */
const FIRST_MS = 1000;
const NEXT_MS = 2000;
const MAX_QUESTIONS = 15;

/** A lost response is retried at the next interval; null: lost. */
async function ask(orderNo: string, scope: Scope): Promise<PickGiftResult | null> {
  try {
    return (await gateway.call(pickGiftResult, { orderNo }, scope)).data;
  } catch {
    return null;
  }
}

/**
 * After a pickup: checks whether it brought a gift, and redirects to it: `/pickGift/middle?orderNo=` (product §3.14).
 * Polls while visible; without a gift or a response within half a minute, it says so. An unknown state is polled just
 * as long. The link to other pages is there from the start: on a slow network, half a minute of polling takes minutes.
 */
export function PickGiftMiddle({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const orderNo = textParam(params, 'orderNo', MAX_ORDER_NO);
  const [asked, setAsked] = useState(0);
  const [isNamed, setNamed] = useState(true);
  const [isSeen, setSeen] = useState(true);
  const [hasEnded, setEnded] = useState(orderNo === '');
  useShownAgain(
    () => setSeen(true),
    () => setSeen(false),
  );
  useEffect(() => {
    if (hasEnded || !isSeen) return;
    const timer = setTimeout(
      () => {
        void ask(orderNo, scope).then(async (answer) => {
          if (scope.isCancelled) return;
          if (answer?.stateCode === 'READY' && answer.activityCode !== '')
            return void (await navigator.replaceWith('pickGiftActivity', {
              activityCode: answer.activityCode,
            }));
          if (answer !== null) setNamed(answer.stateCode !== 'unknown');
          if (answer?.stateCode === 'NONE' || asked + 1 >= MAX_QUESTIONS) setEnded(true);
          else setAsked(asked + 1);
        });
      },
      asked === 0 ? FIRST_MS : NEXT_MS,
    );
    return () => clearTimeout(timer);
  }, [asked, isSeen, hasEnded, orderNo, scope]);
  const isWaiting = isNamed && !hasEnded;
  return (
    <GiftFrame title="取件有礼" state={isWaiting ? 'waiting' : 'gone'}>
      <GiftNotice
        text={wordsOf(isNamed, hasEnded, asked + 1 >= MAX_QUESTIONS)}
        action={toWelfare(PAGE, 'replaceWith')}
      />
      <ServiceTiles page={PAGE} title="还可以看看" services={['pickUp', 'send', 'myCoupons']} />
    </GiftFrame>
  );
}

function wordsOf(isNamed: boolean, hasEnded: boolean, isOut: boolean): string {
  // An unknown state neither promises nor rules out a gift.
  if (!isNamed) return '暂时没有查到取件礼，看看其他福利吧';
  if (!hasEnded) return '正在为您准备取件礼，请稍候…';
  return isOut ? '取件礼还在路上，先看看其他福利吧' : '这次取件没有礼品，看看其他福利吧';
}
