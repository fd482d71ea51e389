import { Text, View } from '@tarojs/components';
import { type ReactNode, useMemo } from 'react';
import { serverClock } from '@/api/gateway';
import type { Helper, HelpHome } from '@/api/generated/operations/help';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Countdown } from '@/components/Countdown';
import { Picture } from '@/components/Picture';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { toWelfare } from '@/domain/elsewhere';
import type { RouteName } from '@/navigation';
import { markup } from '@/platform/markup';
import { pictureAddress } from '@/session/links';
import { parseBeijingTime, toMinute } from '@/utils/beijingTime';
import { formatFen } from '@/utils/money';
import { barPercent } from './helpRules';
import styles from './HelpParts.module.scss';

export const yuan = (fen: number): string => `￥${formatFen(fen)}`;

interface HelpWordsProps {
  /** `done`: something that has been reached, and is told. */
  readonly tone?: 'words' | 'hint' | 'done';
  readonly children: ReactNode;
}

/** A sentence between what is seen and what can be done. */
export const HelpWords = ({ tone = 'words', children }: HelpWordsProps) => (
  <View className={styles[tone]} {...markup.access(tone === 'done' ? { role: 'status' } : {})}>
    {children}
  </View>
);

interface HelpBarProps {
  readonly partFen: number;
  readonly wholeFen: number;
  readonly label: string;
  /** What a screen reader says of it. */
  readonly words: string;
}

/** How far it is. */
export function HelpBar({ partFen, wholeFen, label, words }: HelpBarProps) {
  const percent = barPercent(partFen, wholeFen);
  const width = useMemo(() => ({ width: `${percent}%` }), [percent]);
  return (
    <View
      className={styles['track']}
      {...markup.access({ role: 'progressbar', label, value: { now: percent, max: 100, text: words } })}
    >
      <View className={styles['bar']} style={width} />
    </View>
  );
}

/** Until when friends can help; nothing for a time that cannot be read. */
export function HelpCountdown({ endTm, onEnd }: { readonly endTm: string; readonly onEnd: () => void }) {
  const endAtMs = parseBeijingTime(endTm);
  if (endAtMs === null) return null;
  return (
    <View className={styles['countdown']}>
      <Countdown
        endAtMs={endAtMs}
        offsetMs={serverClock.nowMs() - Date.now()}
        template="剩余 {time}"
        label="剩余时间"
        onEnd={onEnd}
      />
    </View>
  );
}

interface HelpersProps extends Pick<HelpHome, 'helpers' | 'helperCount'> {
  /** Heading, e.g. 助力好友. */
  readonly title: string;
  readonly empty: string;
  /** Before each sum, e.g. 助力. */
  readonly verb: string;
}

/** Who helped, the latest first. */
export function Helpers({ helpers, helperCount, title, empty, verb }: HelpersProps) {
  return (
    <Card>
      <View className={styles['heading']} {...markup.access({ role: 'heading' })}>
        {helperCount > 0 ? `${title}（${helperCount}）` : title}
      </View>
      {helpers.length === 0 && <View className={styles['none']}>{empty}</View>}
      {helpers.map((helper, index) => (
        // Several people look alike once their numbers are hidden.
        <HelperRow key={`${helpers.length - index}`} helper={helper} verb={verb} />
      ))}
    </Card>
  );
}

function HelperRow({ helper, verb }: { readonly helper: Helper; readonly verb: string }) {
  const { name, imgUrl, fen, helpTm } = helper;
  return (
    <View className={styles['helper']}>
      <Picture className={styles['face']} src={pictureAddress(imgUrl)} alt="" isPlain />
      <View className={styles['who']}>
        <View className={styles['name']}>{name || '好友'}</View>
        <View className={styles['when']}>{toMinute(helpTm)}</View>
      </View>
      <Text className={styles['sum']}>{`${verb} ${yuan(fen)}`}</Text>
    </View>
  );
}

/** Nothing to be had here, or not any more: why, and the way to what can. */
export const Elsewhere = ({ page, words }: { readonly page: RouteName; readonly words: string }) => {
  const { text, onPress } = toWelfare(page);
  return (
    <>
      <HelpWords>{words}</HelpWords>
      <Button kind="secondary" isBlock onClick={onPress}>
        {text}
      </Button>
    </>
  );
};

/** A help to come. */
export const HelpSkeleton = () => (
  <SkeletonGroup>
    <View className={styles['main']}>
      <Skeleton className={styles['bones']} />
      <Skeleton className={styles['bones']} />
    </View>
  </SkeletonGroup>
);
