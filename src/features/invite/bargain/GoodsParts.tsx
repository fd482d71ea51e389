import { Text, View } from '@tarojs/components';
import type { BargainGoods, HelpHome } from '@/api/generated/operations/help';
import { Price } from '@/components/Amount';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import { PackageCoupon } from '@/domain/couponSale/SaleShared';
import { HelpBar, HelpWords, yuan } from '@/domain/help/HelpParts';
import { markup } from '@/platform/markup';
import { pictureAddress } from '@/session/links';
import styles from './Bargain.module.scss';

interface GoodsLeadProps {
  readonly home: HelpHome;
  readonly goods: BargainGoods;
}

/** Whose it is, what it is, and where its price stands between the original one and the floor. */
export function GoodsLead({ home, goods }: GoodsLeadProps) {
  const { isOwner, inviteCode, ownerName, goalFen, sumFen, ownFen, helpedFen } = home;
  const { name, imgUrl, originalFen, currentFen, floorFen } = goods;
  const isStarted = inviteCode !== '';
  const words = `原价 ${yuan(originalFen)}，现价 ${yuan(currentFen)}，底价 ${yuan(floorFen)}`;
  return (
    <>
      {!isOwner && <HelpWords>{`好友 ${ownerName} 邀您砍价`}</HelpWords>}
      <View className={styles['goods']}>
        <Picture
          className={styles['picture']}
          src={pictureAddress(imgUrl)}
          alt=""
          isPlain
          fallback={<View className={styles['noPicture']} />}
        />
        <View className={styles['about']}>
          <View className={styles['name']}>{name || '砍价商品'}</View>
          <View className={styles['prices']}>
            <Text className={styles['label']}>{isStarted ? '现价' : '最低'}</Text>
            <Price fen={isStarted ? currentFen : floorFen} size="title" className={styles['price']} />
          </View>
        </View>
      </View>
      <View className={styles['scale']}>
        <HelpBar partFen={sumFen} wholeFen={goalFen} label="砍价进度" words={words} />
        <View className={styles['ends']}>
          <Text className={styles['end']}>{`原价 ${yuan(originalFen)}`}</Text>
          <Text className={styles['end']}>{`底价 ${yuan(floorFen)}`}</Text>
        </View>
      </View>
      {isStarted && (
        <HelpWords tone="hint">
          {isOwner && ownFen > 0
            ? `已砍掉 ${yuan(sumFen)}，其中您自己砍了 ${yuan(ownFen)}`
            : `已砍掉 ${yuan(sumFen)}`}
        </HelpWords>
      )}
      {!isOwner && helpedFen > 0 && <HelpWords tone="done">{`您已帮TA砍掉 ${yuan(helpedFen)}`}</HelpWords>}
    </>
  );
}

/** What whoever buys is given. */
export function GoodsCoupons({ coupons }: { readonly coupons: BargainGoods['couponList'] }) {
  if (coupons.length === 0) return null;
  return (
    <Card>
      <View className={styles['heading']} {...markup.access({ role: 'heading' })}>
        购买后可得
      </View>
      {coupons.map(({ couponType, couponCostStr, couponTitle, couponDesc, validDays, count }, index) => (
        <PackageCoupon
          // They never change their order, and have no ids before they are bought.
          key={index}
          type={couponType}
          cost={couponCostStr}
          title={couponTitle}
          description={couponDesc}
          validity={`购买后 ${validDays} 天内有效`}
          count={count}
        />
      ))}
    </Card>
  );
}
