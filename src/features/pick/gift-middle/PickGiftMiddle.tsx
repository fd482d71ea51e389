import { useEffect, useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { type PickGiftResult, pickGiftResult } from '@/api/generated/operations/pickGift';
import { EmptyState } from '@/components/StateView';
import { toWelfare } from '@/domain/elsewhere';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

const PAGE = 'pickGiftMiddle';
const MAX_ORDER_NO = 64;
/** One second to the first question, two to each other: half a minute of being seen. */
const FIRST_MS = 1000;
const NEXT_MS = 2000;
const MAX_QUESTIONS = 15;

/** A question whose answer is lost is asked again in its turn; null: lost. */
async function ask(orderNo: string, scope: Scope): Promise<PickGiftResult | null> {
  try {
    return (await gateway.call(pickGiftResult, { orderNo }, scope)).data;
  } catch {
    return null;
  }
}

/**
 * After a pick-up: asks whether it brought a gift, and gives way to it: `/pickGift/middle?orderNo=` (product §3.14). It
 * asks while it is seen; without a gift, or without an answer in half a minute, it says so. A state that nobody has named is
 * asked about as long. The way on is there from the first: on a slow network half a minute of questions takes minutes.
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
  const isOut = asked + 1 >= MAX_QUESTIONS;
  const elsewhere = toWelfare(PAGE, 'replaceWith');
  // A state of tomorrow promises no gift, and rules none out.
  if (!isNamed) return <EmptyState text="暂时没有查到取件礼，看看其他福利吧" action={elsewhere} />;
  if (!hasEnded) return <EmptyState text="正在为您准备取件礼，请稍候…" action={elsewhere} />;
  return (
    <EmptyState
      text={isOut ? '取件礼还在路上，先看看其他福利吧' : '这次取件没有礼品，看看其他福利吧'}
      action={elsewhere}
    />
  );
}
