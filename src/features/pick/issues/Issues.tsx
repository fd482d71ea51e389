import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import type { CabinetIssues, CabinetOffer } from '@/api/generated/operations/cabinetIssues';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { Radio } from '@/components/Radio';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { callService } from '@/domain/customerService/callService';
import { ServiceEntry } from '@/domain/customerService/ServiceEntry';
import { type Problem, PROBLEM_TITLES, PROBLEMS } from '@/domain/parcel/cabinetProblems';
import { isCabinetCode } from '@/domain/parcel/scanRules';
import { nextAction, Progress } from '@/features/pick/OpenProgress';
import type { OpenStore } from '@/features/pick/OpenStore';
import { useOpenStore } from '@/features/pick/useOpenStore';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { IssuesStore } from './IssuesStore';
import styles from './Issues.module.scss';

const PAGE = 'cabinetScanIssues';

const ADVICE: Readonly<Record<Problem, string>> = {
  open: '请站在柜机前再开一次；柜门弹开后请尽快取走包裹并关好柜门',
  size: '包裹放不进或取不出时请勿用力拉扯，提交报障后为您更换格口',
  dirty: '请先不要使用这个格口，提交报障后安排清理',
  screen: '可以用手机扫描柜身上的二维码开柜；仍然不行请提交报障',
};

/**
 * Cabinet problems: `/cabinetScan/issues?cabinetCode=&parcelId=` (product §3.19).
 *
 * | state | shown |
 * |---|---|
 * | always | possible problems; for the chosen one: advice, 再开一次 or the scanner, and 提交报障 |
 * | opening, opened, failed, silent | in one live region, with the next step |
 * | service: loading; failed, offline; ready | skeleton; sentence and 重试; phone and hours |
 * | a campaign | 立即领取 once (login first), then 已领取 |
 */
export function Issues({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const cabinetCode = textParam(params, 'cabinetCode');
  const parcelId = textParam(params, 'parcelId');
  const [store] = useState(() => new IssuesStore({ ...pageDeps(scope), gateway, cabinetCode }));
  const opening = useOpenStore(cabinetCode, parcelId, scope);
  useShownAgain(
    () => opening.resume(),
    () => opening.pause(),
  );
  return (
    <View className={styles['page']}>
      <Problems store={store} />
      <Advice store={store} opening={opening} cabinetCode={isCabinetCode(cabinetCode) ? cabinetCode : ''} />
      <QueryView query={store.query} skeleton={<Bones />}>
        {(issues) => <Help store={store} issues={issues} />}
      </QueryView>
      <FollowVisitor query={store.query} />
    </View>
  );
}

interface StoreProps {
  readonly store: IssuesStore;
}

const Problems = observer(function Problems({ store }: StoreProps) {
  return (
    <Card>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        您遇到了什么问题？
      </View>
      <View {...markup.access({ role: 'radiogroup', label: '遇到的问题' })}>
        {PROBLEMS.map((problem) => (
          <Radio
            key={problem}
            label={PROBLEM_TITLES[problem]}
            isChecked={store.problem === problem}
            className={cx(styles['problem'], store.problem === problem && styles['chosen'])}
            onSelect={() => {
              tracker.click(PAGE, problem);
              store.choose(problem);
            }}
          >
            {PROBLEM_TITLES[problem]}
          </Radio>
        ))}
      </View>
    </Card>
  );
});

interface AdviceProps extends StoreProps {
  readonly opening: OpenStore;
  /** '': unknown, so that none of its doors can be opened. */
  readonly cabinetCode: string;
}

/** Advice for the chosen problem; an opening in progress stays visible whatever the user chooses meanwhile. */
const Advice = observer(function Advice({ store, opening, cabinetCode }: AdviceProps) {
  const { problem } = store;
  const report = { text: '提交报障', onPress: () => reportProblem(problem ?? 'open', cabinetCode) };
  if (opening.phase !== 'idle') return <Progress store={opening} page={PAGE} help={report} />;
  if (problem === null) return null;
  const opensAgain = problem === 'open' && cabinetCode !== '';
  const rescan = nextAction(PAGE, 'rescan');
  return (
    <Card>
      <View className={styles['advice']} {...markup.access({ role: 'status' })}>
        {ADVICE[problem]}
      </View>
      {opensAgain && (
        <Button
          isBlock
          onClick={() => {
            tracker.click(PAGE, 'openAgain');
            return opening.open();
          }}
        >
          再开一次
        </Button>
      )}
      {(problem === 'screen' || (problem === 'open' && !opensAgain)) && (
        <Button isBlock kind="secondary" onClick={rescan.onPress}>
          {rescan.text}
        </Button>
      )}
      <Button isBlock kind={opensAgain ? 'secondary' : 'primary'} onClick={report.onPress}>
        {report.text}
      </Button>
    </Card>
  );
});

interface HelpProps extends StoreProps {
  readonly issues: CabinetIssues;
}

function Help({ store, issues: { cabinetName, isOffline, servicePhone, serviceHours, offer } }: HelpProps) {
  return (
    <>
      <Card>
        <View className={styles['title']} {...markup.access({ role: 'heading' })}>
          联系客服
        </View>
        {cabinetName !== '' && <View className={styles['line']}>{cabinetName}</View>}
        {isOffline && <View className={styles['warning']}>柜机暂时离线，无法开柜，请联系客服</View>}
        {serviceHours !== '' && <View className={styles['line']}>{`服务时间 ${serviceHours}`}</View>}
        {servicePhone === '' ? (
          <>
            <View className={styles['line']}>请拨打柜机上的客服电话</View>
            <ServiceEntry page={PAGE} />
          </>
        ) : (
          <Button isBlock kind="secondary" onClick={() => call(servicePhone)}>
            {`拨打客服 ${servicePhone}`}
          </Button>
        )}
        <Pressable role="link" className={styles['way']} onPress={feedback}>
          意见反馈
        </Pressable>
      </Card>
      {offer !== null && <Offer store={store} offer={offer} />}
    </>
  );
}

async function call(servicePhone: string): Promise<void> {
  tracker.click(PAGE, 'call');
  await callService(servicePhone);
}

/** The form has what is known already; the user adds to it and sends it. */
async function reportProblem(problem: Problem, cabinetCode: string): Promise<void> {
  tracker.click(PAGE, 'report');
  await navigator.goTo('feedback', { problem, cabinetCode: cabinetCode || undefined });
}

async function feedback(): Promise<void> {
  tracker.click(PAGE, 'feedback');
  await navigator.goTo('feedback');
}

const Offer = observer(function Offer({ store, offer }: StoreProps & { readonly offer: CabinetOffer }) {
  const join = async (): Promise<void> => {
    tracker.click(PAGE, 'join');
    const words = await store.join();
    if (words !== '') toast.show(words);
  };
  return (
    <Card>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        {offer.title || '柜机关怀礼'}
      </View>
      {offer.desc !== '' && <View className={styles['line']}>{offer.desc}</View>}
      {offer.rewardFen > 0 && <Price fen={offer.rewardFen} size="title" className={styles['price']} />}
      {offer.isJoined ? (
        <Button isBlock kind="secondary" onClick={() => navigator.goTo('reductionFunds')}>
          已领取，去查看
        </Button>
      ) : (
        <Button isBlock isLoading={store.isJoining} onClick={join}>
          立即领取
        </Button>
      )}
    </Card>
  );
});

const Bones = () => (
  <SkeletonGroup>
    <Skeleton className={styles['bone']} />
  </SkeletonGroup>
);
