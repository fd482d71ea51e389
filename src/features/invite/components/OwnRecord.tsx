import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { InviteHomeData } from '@/api/generated/operations/invite';
import { Price } from '@/components/Amount';
import { Card } from '@/components/Card';
import { markup } from '@/platform/markup';
import styles from '../InvitePage.module.scss';

interface OwnRecordProps {
  readonly home: InviteHomeData;
  readonly children?: ReactNode;
}

/** The user's invitations and what they earned, as counted by the gateway. */
export function OwnRecord({ home: { invitedCount, rewardedCount, earnedMoney }, children }: OwnRecordProps) {
  return (
    <Card>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        我的邀请
      </View>
      <View className={styles['facts']}>
        <View className={styles['fact']}>
          <View className={styles['figure']}>{invitedCount}</View>
          已邀请（人）
        </View>
        <View className={styles['fact']}>
          <View className={styles['figure']}>{rewardedCount}</View>
          奖励到账（人）
        </View>
        <View className={styles['fact']}>
          <View className={styles['figure']}>
            <Price fen={earnedMoney} size="title" />
          </View>
          累计奖励
        </View>
      </View>
      {children}
    </Card>
  );
}
