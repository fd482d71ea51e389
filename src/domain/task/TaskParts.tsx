import { type ReactNode, useEffect, useMemo } from 'react';
import type { PageInView } from '@/platform/inView/types';
import { bidReports } from './appBidReports';
import { isBidTask, prizeWords, taskAction, taskButtonText, type TaskView, TASK_TEXTS } from './taskRules';
import { Pressable } from '@/components/Pressable';
import { View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import { env } from '@/env';
import { pictureAddress } from '@/session/links';
import { thumbnailAddress } from '@/utils/thumbnail';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import { useElementId } from '@/hooks/useElementId';
import { formatFen } from '@/utils/money';
import { Card } from '@/components/Card';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { Button } from '@/components/Button';
import styles from './TaskParts.module.scss';

interface BidSightProps {
  readonly task: TaskView;
  /** Of the task's element. */
  readonly elementId: string;
  readonly view: PageInView;
  readonly page: string;
}

/** Tells of a bid's task once more than half of it has been on screen (product §2.9); shows nothing. */
export function BidSight({ task, elementId, view, page }: BidSightProps) {
  useEffect(() => {
    const stop = view.watchShown(elementId, (isShown) => {
      if (!isShown) return;
      bidReports.shown(task, page);
      stop();
    });
    return stop;
  }, [task, elementId, view, page]);
  return null;
}

interface RuleMarkProps {
  readonly task: TaskView;
  readonly onPress: (task: TaskView) => void;
}

/** The rule icon (product §2.2). */
export function RuleMark({ task, onPress }: RuleMarkProps) {
  return (
    <Pressable
      className={styles['mark']}
      label={`${TASK_TEXTS.rules} ${task.title}`}
      onPress={() => onPress(task)}
      isReading
    />
  );
}

/** Product §2.9 "Thumbnail default". */
const THUMBNAIL = {} as const;

interface TaskIconProps {
  /** As the gateway wrote it; '' for none. */
  readonly src: string;
  /** Large pictures as they are (query closeThumbnail of the weekly page). */
  readonly isFull?: boolean;
}

/** A task's picture, on a ground that keeps its place; decoration, as the title says what the task is. */
export function TaskIcon({ src, isFull = false }: TaskIconProps) {
  const address = useMemo(() => {
    const allowed = pictureAddress(src);
    return isFull ? allowed : thumbnailAddress(allowed, THUMBNAIL, env.imageHost);
  }, [src, isFull]);
  return (
    <View className={styles['icon']}>
      <Picture
        className={styles['drawn']}
        src={address}
        alt=""
        isPlain
        fallback={<View className={styles['coin']} />}
      />
    </View>
  );
}

interface TaskPillProps {
  readonly task: TaskView;
  readonly onPress: (task: TaskView) => Promise<unknown>;
}

/** Where the task stands, and what pressing does: a button for as long as there is something to do or to look at. */
export function TaskPill({ task, onPress }: TaskPillProps) {
  const text = task.buttonText || taskButtonText(task.status);
  if (taskAction(task.status) === 'none')
    return <View className={cx(styles['pill'], styles['closed'])}>{text}</View>;
  return (
    <Pressable className={styles['pill']} label={`${text} ${task.title}`} onPress={() => onPress(task)}>
      {text}
    </Pressable>
  );
}

export interface TaskEntryProps {
  readonly task: TaskView;
  /** Of a task that is watched. */
  readonly id?: string;
  readonly isFullIcon?: boolean;
  readonly onPress: (task: TaskView) => Promise<unknown>;
  readonly onRules: (task: TaskView) => void;
}

/** One task as a row: what it is, what it earns, what can be done. */
export function TaskRow({ task, id, isFullIcon, onPress, onRules }: TaskEntryProps) {
  const { title, prize, iconUrl, ruleHtml } = task;
  return (
    <View id={id} className={styles['row']} {...markup.access({ role: 'listitem' })}>
      <TaskIcon src={iconUrl} isFull={isFullIcon} />
      <View className={styles['about']}>
        <View className={styles['head']}>
          <View className={styles['title']}>{title}</View>
          {ruleHtml !== '' && <RuleMark task={task} onPress={onRules} />}
        </View>
        <View className={styles['prize']}>{prizeWords(task)}</View>
      </View>
      {prize.yuan !== '' && <View className={styles['yuan']}>{`+${prize.yuan}元`}</View>}
      <TaskPill task={task} onPress={onPress} />
    </View>
  );
}

/** One of the first three tasks, as a card (product §2.2 `taskStyleToggle`). */
export function TopCard({ task, id, isFullIcon, onPress, onRules }: TaskEntryProps) {
  const { title, prize, iconUrl, ruleHtml } = task;
  return (
    <View id={id} className={styles['card']} {...markup.access({ role: 'listitem' })}>
      <TaskIcon src={iconUrl} isFull={isFullIcon} />
      {ruleHtml !== '' && (
        <View className={styles['rules']}>
          <RuleMark task={task} onPress={onRules} />
        </View>
      )}
      <View className={styles['topCardTitle']}>{title}</View>
      <View className={styles['topCardPrize']}>{prizeWords(task)}</View>
      <View className={styles['topCardYuan']}>{prize.yuan !== '' && `+${prize.yuan}元`}</View>
      <TaskPill task={task} onPress={onPress} />
    </View>
  );
}

interface WatchedProps extends Omit<TaskEntryProps, 'id'> {
  readonly isCard: boolean;
  readonly view: PageInView | null;
  readonly page: string;
}

/** A task as a card or a row; one of a real-time bid is watched. */
export function TaskEntry({ isCard, view, page, ...entry }: WatchedProps) {
  const elementId = useElementId('task');
  const Entry = isCard ? TopCard : TaskRow;
  const { task } = entry;
  if (!isBidTask(task)) return <Entry {...entry} />;
  return (
    <>
      <Entry {...entry} id={elementId} />
      {view !== null && <BidSight task={task} elementId={elementId} view={view} page={page} />}
    </>
  );
}

/** 做任务 最高赚X元 (product §2.2), or 做任务 alone where nothing can be earned. */
export function SummedTitle({ sumFen }: { readonly sumFen: number }) {
  const amount = sumFen > 0 ? formatFen(sumFen) : '';
  return (
    <View className={styles['taskTitleTitle']} {...markup.access({ role: 'heading' })}>
      {amount === ''
        ? TASK_TEXTS.title
        : `${TASK_TEXTS.title} ${TASK_TEXTS.bestOf}${amount}${TASK_TEXTS.yuan}`}
    </View>
  );
}

/** Shape of the title pictures, in the 750-wide design. */
const RATIO = 702 / 88;

/** The title as a picture, its words when there is none or it does not come. */
export function PictureTitle({ src }: { readonly src: string }) {
  const address = pictureAddress(src);
  if (address === '') return <SummedTitle sumFen={0} />;
  return (
    <View className={styles['picture']} {...markup.access({ role: 'heading' })}>
      <Picture src={address} alt={TASK_TEXTS.title} ratio={RATIO} fit="contain" isPlain />
    </View>
  );
}

const ROWS = [1, 2, 3];

/** The shape of a title and three rows. */
export function TaskSkeleton() {
  return (
    <Card>
      <SkeletonGroup>
        <Skeleton className={styles['taskSkeletonTitle']} />
        {ROWS.map((row) => (
          <View key={row} className={styles['taskSkeletonRow']}>
            <Skeleton className={styles['taskSkeletonIcon']} />
            <Skeleton className={styles['taskSkeletonAbout']} />
            <Skeleton className={styles['taskSkeletonPill']} />
          </View>
        ))}
      </SkeletonGroup>
    </Card>
  );
}

interface TaskNoticeProps {
  readonly text: string;
  readonly action?: { readonly text: string; readonly onPress: () => Promise<unknown> };
  /** A failure, announced at once. */
  readonly isUrgent?: boolean;
  /** A line of its own below, from edge to edge. */
  readonly children?: ReactNode;
}

/** What stands in place of the tasks: one row, so that the page around keeps its room. */
export function TaskNotice({ text, action, isUrgent = false, children }: TaskNoticeProps) {
  return (
    <Card>
      <View className={styles['taskNoticeRow']}>
        <View className={styles['text']} {...markup.access({ role: isUrgent ? 'alert' : 'status' })}>
          {text}
        </View>
        {action !== undefined && (
          <Button kind="secondary" size="small" onClick={action.onPress}>
            {action.text}
          </Button>
        )}
      </View>
      {Boolean(children) && <View className={styles['below']}>{children}</View>}
    </Card>
  );
}
