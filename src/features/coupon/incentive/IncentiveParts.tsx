import { Text, View } from '@tarojs/components';
import { useMemo, useState } from 'react';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { Picture } from '@/components/Picture';
import { EmptyState } from '@/components/StateView';
import { Pressable } from '@/components/Pressable';
import { markup } from '@/platform/markup';
import { INCENTIVE_TEXTS, otherActivityName, type RoundCode } from './incentiveTexts';
import {
  type ActionView,
  type ExceptionView,
  headline,
  type OtherActivity,
  plainHeadline,
  prizeCaption,
  prizeTitle,
  remainingText,
  stepCount,
  type TaskInfo,
} from './incentiveRules';
import { Card } from '@/components/Card';
import { CornerTag } from '@/domain/activity/parts/RulesButton';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { ProgressSteps } from '@/components/ProgressSteps';
import { env } from '@/env';
import wrongPlatformStyles from './components/WrongPlatform.module.scss';
import styles from './IncentiveParts.module.scss';

interface ActionButtonProps {
  /** Its picture is drawn behind the text; the own button shows while it comes, when there is none and when it fails. */
  readonly action: ActionView;
  readonly isLoading?: boolean;
  readonly onPress: () => Promise<unknown>;
}

/** The one button of a page, in the campaign's dress; a picture that no words are configured for has none (product §1.2.2). */
export function ActionButton({ action, isLoading, onPress }: ActionButtonProps) {
  const { text, isOwnText, imageUrl } = action;
  const [dressUrl, setDressUrl] = useState('');
  const isDressed = imageUrl !== '' && dressUrl === imageUrl;
  const isWordless = isDressed && isOwnText;
  return (
    <Button
      isBlock
      className={cx(styles['action'], isDressed && styles['dressed'])}
      isLoading={isLoading}
      label={isWordless ? text : undefined}
      onClick={onPress}
    >
      {imageUrl !== '' && (
        <Picture
          className={styles['dress']}
          src={imageUrl}
          alt=""
          fit="fill"
          isLazy={false}
          fallback={<View />}
          onShown={() => setDressUrl(imageUrl)}
        />
      )}
      <Text className={styles['words']}>{isWordless ? '' : text}</Text>
    </Button>
  );
}

/** Shape that banners are drawn for. */
const BANNER_RATIO = 702 / 240;

interface OtherActivitiesProps {
  readonly activities: readonly OtherActivity[];
  readonly onOpen: (url: string) => Promise<unknown>;
}

/** Only the first until the visitor asks for more; an empty icon when there is none (product §1.2.2). */
export function OtherActivities({ activities, onOpen }: OtherActivitiesProps) {
  const [isWhole, setWhole] = useState(false);
  if (activities.length === 0) return <EmptyState text={INCENTIVE_TEXTS.noActivities} isCompact />;
  const shown = isWhole ? activities : activities.slice(0, 1);
  return (
    <View>
      <View {...markup.access({ role: 'list', label: INCENTIVE_TEXTS.otherActivities })}>
        {shown.map(({ imageUrl, url }, index) => (
          <View key={index} {...markup.access({ role: 'listitem' })}>
            <Pressable
              role="link"
              className={styles['banner']}
              label={otherActivityName(index)}
              onPress={() => onOpen(url)}
            >
              <Picture
                src={imageUrl}
                alt=""
                ratio={BANNER_RATIO}
                fallback={
                  <View className={styles['own']}>
                    {`${otherActivityName(index)}　${INCENTIVE_TEXTS.viewActivity}`}
                  </View>
                }
              />
            </Pressable>
          </View>
        ))}
      </View>
      <View>
        {shown.length < activities.length && (
          <Pressable className={styles['more']} onPress={() => setWhole(true)} isReading>
            {INCENTIVE_TEXTS.moreActivities}
          </Pressable>
        )}
      </View>
    </View>
  );
}

interface ExceptionPanelProps {
  readonly view: ExceptionView;
  readonly onAction: () => Promise<unknown>;
  readonly onOther: (url: string) => Promise<unknown>;
}

/** Why nobody may take part now, and where to go instead (product §1.2.2, codes 1001 to 1004). */
export function ExceptionPanel({ view, onAction, onOther }: ExceptionPanelProps) {
  const { text, times, others, action } = view;
  return (
    <Card className={styles['panel']}>
      <View className={styles['text']}>{text}</View>
      <View>
        {times !== null && (
          <View className={styles['times']}>
            <View className={styles['part']}>{`${INCENTIVE_TEXTS.activityTime}：`}</View>
            <View className={styles['part']}>{times.start}</View>
            <View className={styles['part']}>{`至${times.end}`}</View>
          </View>
        )}
      </View>
      <View className={styles['others']}>
        <OtherActivities activities={others} onOpen={onOther} />
      </View>
      <ActionButton action={action} onPress={onAction} />
    </Card>
  );
}

interface GiftEntryProps {
  /** The rules tag stands above it. */
  readonly isBelowRules: boolean;
  readonly onPress: () => Promise<unknown>;
}

/** Leads to the coupons that the visitor has from this activity (product §1.2.2). */
export function GiftEntry({ isBelowRules, onPress }: GiftEntryProps) {
  return (
    <CornerTag
      text={INCENTIVE_TEXTS.gifts}
      icon={<View className={styles['icon']} />}
      isSecond={isBelowRules}
      onPress={onPress}
    />
  );
}

/** Shape that header pictures are drawn for; reserves the room before the picture comes. */
const HEADER_RATIO = 750 / 620;

/**
 * The campaign's picture across the top; its own words when there is none (product §1.2.2). It comes without a fade: it
 * lies on the campaign's own ground, and a mini program is spared the message that it has come.
 */
export function Header({ imageUrl, title }: { readonly imageUrl: string; readonly title: string }) {
  const own = (
    <View className={styles['headerOwn']}>
      <View className={styles['title']}>{title || INCENTIVE_TEXTS.ownTitle}</View>
    </View>
  );
  return (
    <Picture
      className={styles['header']}
      src={imageUrl}
      alt={title}
      ratio={HEADER_RATIO}
      isLazy={false}
      isPlain
      fallback={own}
    />
  );
}

/** A header picture and a round to come. */
export function PageSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className={styles['incentiveSkeletonHeader']} />
      <View className={styles['body']}>
        <PanelShapes />
      </View>
    </SkeletonGroup>
  );
}

/** A round to come, under a header that is there. */
export function PanelSkeleton() {
  return (
    <SkeletonGroup>
      <PanelShapes />
    </SkeletonGroup>
  );
}

function PanelShapes() {
  return (
    <Card className={styles['card']}>
      <Skeleton className={styles['line']} />
      <View className={styles['prizes']}>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} shape="circle" />
        ))}
      </View>
      <Skeleton className={styles['bar']} />
      <Skeleton className={styles['button']} />
    </Card>
  );
}

/** More prizes than this do not fit a 320 px screen: the bar then scrolls sideways. */
const MAX_FITTING = 5;

interface PrizeProgressProps {
  readonly task: TaskInfo;
  /** Picture of a prize; '' for the own coin. */
  readonly pictureUrl: string;
}

/** The prizes of a round on a bar: what each is, and what it takes (product §1.2.2). */
export function PrizeProgress({ task, pictureUrl }: PrizeProgressProps) {
  const { prizes, isInactive } = task;
  const { current, total } = stepCount(prizes);
  const isWide = total > MAX_FITTING;
  const steps = useMemo(
    () =>
      prizes.map((prize, index) => ({
        key: index,
        title: prizeTitle(prize),
        caption: prizeCaption(prize),
        picture: <PrizePicture url={pictureUrl} />,
      })),
    [prizes, pictureUrl],
  );
  const width = useMemo(() => (isWide ? { minWidth: `${total * 20}%` } : undefined), [isWide, total]);
  return (
    <View className={cx(isWide && styles['scroll'], isInactive && styles['inactive'])}>
      <View style={width}>
        <ProgressSteps
          steps={steps}
          current={current}
          label={INCENTIVE_TEXTS.progress}
          valueText={`${current}/${total}`}
        />
      </View>
    </View>
  );
}

function PrizePicture({ url }: { readonly url: string }) {
  const coin = <View className={styles['coin']} />;
  return (
    <View className={styles['picture']}>
      {url === '' ? (
        coin
      ) : (
        <Picture
          className={styles['drawn']}
          src={url}
          alt=""
          fit="contain"
          isPlain
          isLazy={false}
          fallback={coin}
        />
      )}
    </View>
  );
}

/** For a visitor who is not logged in (any more): the way to take part (product §1.2.2). */
export function ReloginTip({ onPress }: { readonly onPress: () => Promise<unknown> }) {
  return (
    <View className={styles['tip']}>
      <View className={styles['reloginTipText']}>{INCENTIVE_TEXTS.reloginTip}</View>
      <Button kind="secondary" size="small" className={styles['reloginTipButton']} onClick={onPress}>
        {INCENTIVE_TEXTS.relogin}
      </Button>
    </View>
  );
}

interface TaskPanelProps {
  readonly pageCode: RoundCode;
  /** Null: nobody is logged in and there is no round to preview. */
  readonly task: TaskInfo | null;
  readonly action: ActionView;
  readonly prizeUrl: string;
  readonly isJoining: boolean;
  /** '' while nobody is logged in. */
  readonly maskedPhone: string;
  readonly offersLogin: boolean;
  readonly onAction: () => Promise<unknown>;
  readonly onRelogin: () => Promise<unknown>;
}

/** The visitor's round: sentence, prizes, button (product §1.2.2, codes 2001 to 2006). */
export function TaskPanel(props: TaskPanelProps) {
  const { pageCode, task, action, prizeUrl, isJoining, maskedPhone, offersLogin, onAction, onRelogin } =
    props;
  const words = headline(pageCode, task);
  const remaining = remainingText(pageCode, task);
  return (
    <Card className={styles['taskPanelPanel']}>
      <View className={styles['head']} {...markup.access({ role: 'heading', label: plainHeadline(words) })}>
        {words.map((group, index) => (
          <View key={index} className={styles['group']}>
            {group.map(({ text, isStrong }) => (
              <Text key={text} className={isStrong ? styles['figure'] : undefined}>
                {text}
              </Text>
            ))}
          </View>
        ))}
      </View>
      <View className={styles['aside']}>
        {remaining !== '' && <Text className={styles['remaining']}>{remaining}</Text>}
      </View>
      <View className={styles['taskPanelPrizes']}>
        {task !== null && task.prizes.length > 0 && <PrizeProgress task={task} pictureUrl={prizeUrl} />}
      </View>
      <ActionButton action={action} isLoading={isJoining} onPress={onAction} />
      <View>{offersLogin && <ReloginTip onPress={onRelogin} />}</View>
      <View>
        {maskedPhone !== '' && (
          <View className={styles['account']}>{`${INCENTIVE_TEXTS.account} ${maskedPhone}`}</View>
        )}
      </View>
    </Card>
  );
}

const APPS = [
  { sign: 'wechat', name: INCENTIVE_TEXTS.wechat },
  { sign: 'alipay', name: INCENTIVE_TEXTS.alipay },
  { sign: 'own', name: env.appName },
] as const;

/** This host may not take part: the apps that may (product §1.2.2). Signs are drawn; nobody's artwork is used. */
export function WrongPlatform({ onCopy }: { readonly onCopy: () => Promise<unknown> }) {
  return (
    <View className={wrongPlatformStyles['page']} {...markup.access({ role: 'alert' })}>
      <View className={wrongPlatformStyles['text']}>{INCENTIVE_TEXTS.wrongPlatform}</View>
      <View className={wrongPlatformStyles['apps']} {...markup.access({ role: 'list' })}>
        {APPS.map(({ sign, name }) => (
          <View key={sign} className={wrongPlatformStyles['app']} {...markup.access({ role: 'listitem' })}>
            <View
              className={cx(wrongPlatformStyles['tile'], wrongPlatformStyles[sign])}
              {...markup.access({ isHidden: true })}
            >
              <View className={wrongPlatformStyles['sign']} />
            </View>
            <View className={wrongPlatformStyles['name']}>{name}</View>
          </View>
        ))}
      </View>
      <Button className={wrongPlatformStyles['copy']} onClick={onCopy}>
        {INCENTIVE_TEXTS.copyLink}
      </Button>
    </View>
  );
}
