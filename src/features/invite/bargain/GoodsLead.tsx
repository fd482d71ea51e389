import { View, Text } from '@tarojs/components';
import type { HelpHome, BargainGoods } from '@/api/generated/operations/help';
import { Price } from '@/components/Amount';
import { yuan } from '@/features/invite/helpAmount';
import { HelpBar } from '@/features/invite/HelpBar';
import { HelpText } from '@/features/invite/HelpText';
import styles from './Bargain.module.scss';

interface GoodsLeadProps {
  readonly home: HelpHome;
  readonly goods: BargainGoods;
}

/** Owner, item, and the current price between the original price and the floor. */
export function GoodsLead({ home, goods }: GoodsLeadProps) {
  const { isOwner, inviteCode, ownerName, goalFen, sumFen, ownFen, helpedFen } = home;
  const { name, originalFen, currentFen, floorFen } = goods;
  const isStarted = inviteCode !== '';
  const words = `原价 ${yuan(originalFen)}，现价 ${yuan(currentFen)}，底价 ${yuan(floorFen)}`;
  return (
    <>
      {!isOwner && <HelpText tone="asks">{`好友 ${ownerName} 邀您砍价`}</HelpText>}
      <View>
        <View className={styles['name']}>{name || '砍价商品'}</View>
        <View className={styles['prices']}>
          <Text className={styles['label']}>{isStarted ? '现价' : '最低'}</Text>
          <Price fen={isStarted ? currentFen : floorFen} size="title" className={styles['price']} />
        </View>
      </View>
      <HelpBar
        partFen={sumFen}
        wholeFen={goalFen}
        label="砍价进度"
        words={words}
        ends={[`原价 ${yuan(originalFen)}`, `底价 ${yuan(floorFen)}`]}
      />
      {isStarted && (
        <HelpText tone="hint">
          {isOwner && ownFen > 0
            ? `已砍掉 ${yuan(sumFen)}，其中您自己砍了 ${yuan(ownFen)}`
            : isOwner || sumFen >= goalFen
              ? `已砍掉 ${yuan(sumFen)}`
              : `已砍掉 ${yuan(sumFen)}，距底价还差 ${yuan(goalFen - sumFen)}`}
        </HelpText>
      )}
      {!isOwner && helpedFen > 0 && <HelpText tone="done">{`您已帮TA砍掉 ${yuan(helpedFen)}`}</HelpText>}
    </>
  );
}
