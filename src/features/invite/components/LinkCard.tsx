import { View } from '@tarojs/components';
import type { InviteHomeData } from '@/api/generated/operations/invite';
import { Card } from '@/components/Card';
import { markup } from '@/platform/markup';
import { earnedText, linkText } from '../inviteRules';
import styles from '../InvitePage.module.scss';

/** Who sent the invitation, or that the link is the user's own. */
export function LinkCard({ link }: { readonly link: NonNullable<InviteHomeData['link']> }) {
  const words = linkText(link);
  const earned = earnedText(link);
  return (
    <Card className={styles['centered']}>
      <View className={styles['who']} {...markup.access({ role: 'heading' })}>
        {link.isOwner ? '这是您自己的邀请链接' : `好友 ${link.inviterName || 'TA'} 邀请您来寄件`}
      </View>
      {!link.isOwner && earned !== '' && <View className={styles['reward']}>{earned}</View>}
      {!link.isOwner && words !== '' && <View className={styles['note']}>{words}</View>}
    </Card>
  );
}
