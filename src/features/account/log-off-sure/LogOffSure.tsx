import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { type Scope, UnauthorizedError } from '@/api';
import { gateway } from '@/api/gateway';
import { type LogOffStateData, submitLogOff } from '@/api/generated/operations/closeAccount';
import { Button } from '@/components/Button';
import { TextField } from '@/components/TextField';
import { type ClaimEnd, ClaimOnce, type ClaimState } from '@/data/ClaimOnce';
import { pageDeps } from '@/data/pageDeps';
import { AfterClosing } from '@/features/account/AfterClosing';
import { CloseStepPage } from '@/features/account/CloseStepPage';
import { CLOSE_CODE, writeProgress } from '@/features/account/closeSteps';
import { closingActs, closingState, leaveClosed, openClosing } from '@/features/account/openClosing';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { toast } from '@/platform/toast';
import { openDraft } from '@/session';
import { tracker } from '@/tracking';
import { stripSpaces } from '@/utils/text';
import styles from './LogOffSure.module.scss';

const PAGE = 'logOffSure';
const KEY = 'close';
const WORD = '注销';
const UNKNOWN = '网络不给力，还不知道是否已注销，请再试一次';

/** The last step: the user types the confirmation word and closes the account (product §3.9). */
export function LogOffSure({ scope }: Pick<PageVisit, 'scope'>) {
  // The response was lost before the page reloaded.
  const [closing] = useState(() => openClosing(scope));
  return (
    <AfterClosing query={closing}>
      <CloseStepPage step="sure">{({ ticket }) => <SureForm ticket={ticket} scope={scope} />}</CloseStepPage>
    </AfterClosing>
  );
}

interface SureFormProps extends Pick<PageVisit, 'scope'> {
  readonly ticket: string;
}

const SureForm = observer(function SureForm({ ticket, scope }: SureFormProps) {
  const [claim] = useState(() => new ClaimOnce(pageDeps(scope)));
  const [typed, setTyped] = useState('');
  const submit = async (): Promise<void> => {
    tracker.click(PAGE, 'submit');
    await claim.run<LogOffStateData, void>(
      {
        key: KEY,
        login: { asksFirst: false },
        kept: { acts: closingActs(), what: ticket },
        send: (requestNo) => close(ticket, requestNo, scope),
        checkStatus: () => checkStatus(ticket),
      },
      (end) => afterClosing(end, ticket),
    );
  };
  return (
    <View className={styles['page']}>
      <View className={styles['text']}>{`最后一步：请输入“${WORD}”两个字，确认注销当前账号`}</View>
      <TextField
        label={`请输入${WORD}`}
        placeholder={`请输入${WORD}`}
        value={typed}
        onChange={setTyped}
        maxLength={10}
      />
      <View className={styles['actions']}>
        <Button
          isBlock
          isDisabled={stripSpaces(typed) !== WORD && !claim.isBusy}
          isLoading={claim.isBusy}
          onClick={submit}
        >
          确认注销
        </Button>
        <Button kind="ghost" isBlock onClick={() => navigator.goTo('me')}>
          再想想
        </Button>
      </View>
    </View>
  );
});

/** The ticket of a request whose response was lost may be another one than this page's. */
async function checkStatus(ticket: string): Promise<ClaimState> {
  const sent = closingActs().own()?.what || ticket;
  const state = await closingState(sent);
  if (state === null) return sent === ticket ? 'closed' : 'available';
  return state.isClosed ? 'claimed' : 'available';
}

/** A 401 may be caused by this very request: its response was lost, and the transport sent it again. */
async function close(ticket: string, requestNo: string, scope: Scope): Promise<LogOffStateData> {
  try {
    return (await gateway.call(submitLogOff, { ticket, requestNo }, scope)).data;
  } catch (cause) {
    const state = cause instanceof UnauthorizedError ? await closingState(ticket) : null;
    if (state?.isClosed === true) return state;
    throw cause;
  }
}

async function afterClosing(end: ClaimEnd<LogOffStateData>, ticket: string): Promise<void> {
  switch (end.kind) {
    case 'done':
      return leaveClosed(end.answer.closesAt);
    case 'found':
    case 'claimed':
    case 'earlier':
      return leaveClosed((await closingState(ticket).catch(() => null))?.closesAt ?? null);
    case 'closed':
      return verifyAgain();
    case 'refused':
      if (end.code === CLOSE_CODE.hasObstacles) await navigator.replaceWith('logOffFail');
      else if (end.code === CLOSE_CODE.ticketOver) await verifyAgain();
      else toast.show(end.message || '注销失败，请稍后再试');
      return;
    case 'lost':
    case 'unknown':
      toast.show(UNKNOWN);
      return;
    case 'unauthorized':
    case 'nothing':
      return;
  }
}

async function verifyAgain(): Promise<void> {
  toast.show('验证已过期，请重新验证手机号');
  writeProgress(openDraft('logOff'), { ticket: '' });
  await navigator.replaceWith('logOffVerify');
}
