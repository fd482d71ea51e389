import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { View } from '@tarojs/components';
import { BusinessError, type Scope, UnauthorizedError } from '@/api';
import { gateway } from '@/api/gateway';
import { logOffState, type LogOffStateData, submitLogOff } from '@/api/generated/operations/closeAccount';
import { Button } from '@/components/Button';
import { TextField } from '@/components/TextField';
import { type ClaimEnd, ClaimOnce, type ClaimState } from '@/data/ClaimOnce';
import { pageDeps } from '@/data/pageDeps';
import { CLOSE_CODE, noteClosed, readProgress, writeProgress } from '@/domain/closeAccount/closeAccount';
import { CloseStepPage } from '@/domain/closeAccount/CloseStepPage';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { toast } from '@/platform/toast';
import { openDraft } from '@/session';
import { leaveNothing } from '@/session/appLogOut';
import { openActs } from '@/session/kept';
import { tracker } from '@/tracking';
import { stripSpaces } from '@/utils/text';
import styles from './LogOffSure.module.scss';

const PAGE = 'logOffSure';
const KEY = 'close';
const WORD = '注销';
const UNKNOWN = '网络不给力，还不知道是否已注销，请再试一次';

/** The last step: the user types the confirmation word and closes the account (product §3.9). */
export function LogOffSure({ scope }: Pick<PageVisit, 'scope'>) {
  const [resume] = useState(() => () => resumeClosing(scope));
  useEffect(() => void resume(), [resume]);
  return (
    <CloseStepPage step="sure">{({ ticket }) => <SureForm ticket={ticket} scope={scope} />}</CloseStepPage>
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
        kept: { acts: openActs('closeAccount'), what: '' },
        send: (requestNo) => close(ticket, requestNo, scope),
        look: () => look(ticket),
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

async function look(ticket: string): Promise<ClaimState> {
  const state = await stateOf(ticket);
  if (state === null) return 'closed';
  return state.isClosed ? 'had' : 'open';
}

/** The response to the last step was lost before the page reloaded: looks up the result by its ticket. */
async function resumeClosing(scope: Scope): Promise<void> {
  const { ticket } = readProgress(openDraft('logOff'));
  if (ticket === '') return;
  const end = await new ClaimOnce(pageDeps(scope)).resume({
    key: KEY,
    kept: { acts: openActs('closeAccount'), what: '' },
    look: () => look(ticket),
  });
  if (end === 'made') await afterClosing({ kind: 'found' }, ticket);
}

/**
 * Result of the ticket; null: it has expired. Public, because closing ends the login it was sent with, and a new login
 * would cancel the closing.
 * @throws ApiError
 */
async function stateOf(ticket: string): Promise<LogOffStateData | null> {
  try {
    return (await gateway.call(logOffState, { ticket })).data;
  } catch (cause) {
    if (cause instanceof BusinessError && cause.code === CLOSE_CODE.ticketOver) return null;
    throw cause;
  }
}

/** A 401 may be caused by this very request: its response was lost, and the transport sent it again. */
async function close(ticket: string, requestNo: string, scope: Scope): Promise<LogOffStateData> {
  try {
    return (await gateway.call(submitLogOff, { ticket, requestNo }, scope)).data;
  } catch (cause) {
    const state = cause instanceof UnauthorizedError ? await stateOf(ticket) : null;
    if (state?.isClosed === true) return state;
    throw cause;
  }
}

async function afterClosing(end: ClaimEnd<LogOffStateData>, ticket: string): Promise<void> {
  switch (end.kind) {
    case 'done':
      return leave(end.answer.closesAt);
    case 'found':
    case 'had':
      return leave((await stateOf(ticket).catch(() => null))?.closesAt ?? null);
    case 'closed':
      return verifyAgain();
    case 'refused':
      if (end.code === CLOSE_CODE.hasObstacles) await navigator.replaceWith('logOffFail');
      else if (end.code === CLOSE_CODE.ticketOver) await verifyAgain();
      else toast.show(end.message || '注销失败，请稍后再试');
      return;
    case 'lost':
    case 'unknown':
    case 'earlier':
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

async function leave(closesAt: string | null): Promise<void> {
  noteClosed({ closesAt });
  await leaveNothing();
  await navigator.replaceWith('logOffSuccess');
}
