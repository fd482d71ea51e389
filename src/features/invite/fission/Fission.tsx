import { observer } from 'mobx-react';
import { useEffect, type ReactNode } from 'react';
import type { Scope } from '@/api';
import { fissionAssist, fissionHome, fissionStart, type HelpHome } from '@/api/generated/operations/help';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { NoActivity } from '@/domain/activity/moreOffers';
import { ShareButton } from '@/domain/activity/parts/ShareButton';
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import { usePreparedShare } from '@/domain/activity/parts/usePreparedShare';
import { yuan } from '@/features/invite/helpAmount';
import { HelpBar } from '@/features/invite/HelpBar';
import { HelpCountdown } from '@/features/invite/HelpCountdown';
import { Helpers } from '@/features/invite/Helpers';
import { HelpFrame } from '@/features/invite/HelpFrame';
import { HelpMore } from '@/features/invite/HelpMore';
import { closedText, helpState } from '@/features/invite/helpRules';
import { HelpSkeleton } from '@/features/invite/HelpSkeleton';
import { type HelpOutcome, type HelpStore, NO_HELP } from '@/features/invite/HelpStore';
import { HelpText } from '@/features/invite/HelpText';
import { useHelpStore } from '@/features/invite/useHelpStore';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { toast } from '@/platform/toast';
import { pictureAddress } from '@/session/links';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import styles from './Fission.module.scss';

const PAGE = 'fissionOfCash';
const CALLS = { home: fissionHome, start: fissionStart, assist: fissionAssist };
const STEPS = ['发起后分享给好友', '好友点开帮您助力', '集满即到账寄件钱包'];

/**
 * Cash that friends help to collect: `/fissionOfCash` (product §3.11). The owner starts it, shares the link and sees
 * who helped; a friend who opens the link helps once, or reads why not. The gateway decides whose it is.
 */
export const Fission = observer(function Fission({ params, scope, setTitle }: PageVisit) {
  const place = {
    activityCode: textParam(params, 'activityCode'),
    inviteCode: textParam(params, 'inviteCode'),
  };
  const store = useHelpStore(place, CALLS, scope);
  const title = store.home?.title ?? '';
  useEffect(() => setTitle(title), [setTitle, title]);
  useShownAgain(() => void store.query.refresh());
  return (
    <>
      <QueryView query={store.query} isCompact={false} skeleton={<HelpSkeleton />}>
        {(home) =>
          home === NO_HELP ? <NoActivity page={PAGE} /> : <Content store={store} home={home} scope={scope} />
        }
      </QueryView>
      <FollowVisitor query={store.query} />
    </>
  );
});

interface ContentProps {
  readonly store: HelpStore;
  readonly home: HelpHome;
  readonly scope: Scope;
}

const Content = observer(function Content({ store, home, scope }: ContentProps) {
  const state = helpState(home);
  const isTicking = state === 'running' || state === 'can-help';
  usePreparedShare(sharedHelp(home), scope);
  return (
    <HelpFrame
      art="cash"
      steps={STEPS}
      title={home.title || '邀好友助力，领寄件现金'}
      ruleDesc={home.ruleDesc}
      onRefresh={() => store.query.refresh()}
      lead={
        <>
          <Lead home={home} />
          {isTicking && <HelpCountdown endTm={home.endTm} onEnd={() => void store.query.refetch()} />}
          <Action store={store} home={home} />
        </>
      }
    >
      {state !== 'to-start' && (state !== 'neutral' || home.helpers.length > 0) && (
        <Helpers
          helpers={home.helpers}
          helperCount={home.helperCount}
          title="助力好友"
          empty="还没有好友助力，快去邀请吧"
          verb="助力"
        />
      )}
    </HelpFrame>
  );
});

/**
 * Shares the link's campaign (friends can share it as well); if the user's own one is not running, shares the activity,
 * where a friend starts their own.
 */
function sharedHelp(home: HelpHome): SharedPage {
  const isOfLink = home.inviteCode !== '' && (!home.isOwner || helpState(home) === 'running');
  return {
    from: PAGE,
    route: PAGE,
    params: isOfLink ? { inviteCode: home.inviteCode } : { activityCode: home.activityCode },
    title: home.shareTitle || home.title || '帮我助力一下',
    summary: '',
    imageUrl: pictureAddress(home.shareImgUrl),
  };
}

/** Owner and progress. */
function Lead({ home }: { readonly home: HelpHome }) {
  const { isOwner, ownerName, goalFen, sumFen, helpedFen, statusCode } = home;
  const words = `已有 ${yuan(sumFen)}，共 ${yuan(goalFen)}`;
  return (
    <>
      <HelpText tone="asks">
        {isOwner
          ? statusCode === 'NONE'
            ? '邀请好友助力，最高可得'
            : statusCode === 'unknown' && sumFen <= 0
              ? '助力进度'
              : '好友已为您助力'
          : `好友 ${ownerName} 邀您助力`}
      </HelpText>
      <Price
        fen={isOwner && statusCode === 'NONE' ? goalFen : sumFen}
        size="huge"
        className={styles['sum']}
      />
      <HelpBar
        partFen={sumFen}
        wholeFen={goalFen}
        label="助力进度"
        words={words}
        ends={[yuan(0), yuan(goalFen)]}
      />
      <HelpText tone="hint">
        {sumFen >= goalFen || statusCode === 'unknown' ? words : `还差 ${yuan(goalFen - sumFen)} 即可到账`}
      </HelpText>
      {!isOwner && helpedFen > 0 && <HelpText tone="done">{`您已帮TA助力 ${yuan(helpedFen)}`}</HelpText>}
    </>
  );
}

/** The next action, or why there is none. */
const Action = observer(function Action({ store, home }: Omit<ContentProps, 'scope'>) {
  const start = (text: string): ReactNode => (
    <Button isBlock isLoading={store.isBusy} onClick={() => press('start', store.start)}>
      {text}
    </Button>
  );
  switch (helpState(home)) {
    case 'to-start':
      return start('立即发起');
    case 'running':
      return (
        <ShareButton
          text="邀请好友助力"
          onPress={() => tracker.click(PAGE, 'share')}
          page={sharedHelp(home)}
        />
      );
    case 'reached':
      return (
        <>
          <HelpText tone="done">{`${yuan(home.goalFen)} 已到账寄件钱包`}</HelpText>
          <Button
            isBlock
            onClick={() => {
              tracker.click(PAGE, 'cashOut');
              return navigator.goTo('cashoutMoney');
            }}
          >
            去提现
          </Button>
        </>
      );
    case 'over':
      return (
        <>
          <HelpText>时间到啦，本次助力未达成</HelpText>
          {start('再来一次')}
        </>
      );
    case 'finished':
      return <HelpMore page={PAGE} words="活动已结束" />;
    case 'neutral':
      return <HelpMore page={PAGE} words="暂时不能参与，看看其他福利吧" />;
    case 'can-help':
      return (
        <Button isBlock isLoading={store.isBusy} onClick={() => press('assist', store.assist)}>
          帮他助力
        </Button>
      );
    case 'closed':
      return (
        <>
          {home.helpedFen === 0 && <HelpText>{closedText(home)}</HelpText>}
          <Button
            isBlock
            onClick={() => {
              tracker.click(PAGE, 'own');
              return navigator.goTo(PAGE, { activityCode: home.activityCode });
            }}
          >
            我也要领
          </Button>
        </>
      );
  }
});

async function press(component: string, act: () => Promise<HelpOutcome>): Promise<void> {
  tracker.click(PAGE, component);
  const outcome = await act();
  if (outcome.kind === 'message') toast.show(outcome.text);
  else if (outcome.kind === 'helped') toast.show(`助力成功，帮TA助力 ${yuan(outcome.fen)}`);
}
