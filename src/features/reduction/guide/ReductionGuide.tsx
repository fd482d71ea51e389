import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useMemo } from 'react';
import type { Scope } from '@/api';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/StateView';
import { RichContent } from '@/components/RichContent';
import { SkeletonGroup, SkeletonText } from '@/components/Skeleton';
import { env } from '@/env';
import { followLink } from '@/navigation/followLink';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { session } from '@/session';
import { pictureAddress } from '@/session/links';
import { tracker } from '@/tracking';
import { sanitizeHtml } from '@/utils/html';
import { FUND_TEXTS } from '@/domain/fund/fundRules';
import { QueryView } from '@/templates/QueryView';
import type { Fund } from '@/domain/fund/recordRules';
import type { Query } from '@/data/Query';
import { EARN_STEPS, END_STEPS, fundLines, GUIDE_TEXTS, USE_STEPS } from './guideRules';
import { useGuideFund } from './useGuideFund';
import styles from './ReductionGuide.module.scss';

const PAGE = 'reductionFundsGuide';

interface ReductionGuideProps {
  readonly channelId: string;
  readonly scope: Scope;
}

/**
 * How the fund is earned, used and ends (product §2.2 /reductionFunds/guide).
 *
 * The general words are there at once and for everybody. What depends on the visitor's fund (businesses, limit, what
 * ends soon, rules) has a card of its own: skeleton, lines and rules, failed, offline, or 去登录.
 */
export function ReductionGuide({ channelId, scope }: ReductionGuideProps) {
  const fund = useGuideFund(channelId, scope);
  useShownAgain(() => void fund.refresh());
  return (
    <View className={styles['page']}>
      <Steps title={GUIDE_TEXTS.earn} steps={EARN_STEPS} />
      <Steps title={GUIDE_TEXTS.use} steps={USE_STEPS} />
      <Steps title={GUIDE_TEXTS.end} steps={END_STEPS} />
      <Card>
        <View className={styles['title']} {...markup.access({ role: 'heading' })}>
          {GUIDE_TEXTS.rules}
        </View>
        <Particular fund={fund} />
      </Card>
      <View className={styles['actions']}>
        <Button kind="secondary" className={styles['action']} onClick={() => goEarn(channelId)}>
          {GUIDE_TEXTS.goEarn}
        </Button>
        <Button className={styles['action']} onClick={send}>
          {GUIDE_TEXTS.send}
        </Button>
      </View>
    </View>
  );
}

function Steps({ title, steps }: { readonly title: string; readonly steps: readonly string[] }) {
  return (
    <Card>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        {title}
      </View>
      {steps.map((step, index) => (
        <View key={step} className={styles['line']}>
          {steps.length === 1 ? step : `${index + 1}. ${step}`}
        </View>
      ))}
    </Card>
  );
}

const Particular = observer(function Particular({ fund }: { readonly fund: Query<Fund> }) {
  const { token } = session;
  useEffect(() => {
    void fund.visitorChanged();
  }, [fund, token]);
  return (
    <QueryView
      part={fund}
      skeleton={
        <SkeletonGroup>
          <SkeletonText lines={4} />
        </SkeletonGroup>
      }
      loggedOut={
        <EmptyState
          isCompact
          text={GUIDE_TEXTS.loggedOut}
          action={{ text: FUND_TEXTS.logIn, onPress: () => logIn(fund) }}
        />
      }
    >
      {(known) => <Lines fund={known} />}
    </QueryView>
  );
});

function Lines({ fund }: { readonly fund: Fund }) {
  const rules = useMemo(() => sanitizeHtml(fund.ruleHtml, { pictureAddress }), [fund.ruleHtml]);
  return (
    <View>
      {fundLines(fund).map((line) => (
        <View key={line} className={styles['line']}>
          {line}
        </View>
      ))}
      <RichContent nodes={rules} className={styles['rules']} />
    </View>
  );
}

const send = (): Promise<boolean> => followLink(env.sendParcelUrl, { page: PAGE, component: 'send' });

async function goEarn(channelId: string): Promise<void> {
  tracker.click(PAGE, 'earn');
  await navigator.goTo('reductionFunds', { channelId: channelId || undefined });
}

async function logIn(fund: Query<Fund>): Promise<void> {
  tracker.click(PAGE, 'logIn');
  await fund.logIn();
}
