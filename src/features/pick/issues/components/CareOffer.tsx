import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { CabinetOffer } from '@/api/generated/operations/cabinetIssues';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import type { IssuesStore } from '../IssuesStore';
import styles from '../Issues.module.scss';

const PAGE = 'cabinetScanIssues';

interface StoreProps {
  readonly store: IssuesStore;
}

export const CareOffer = observer(function CareOffer({
  store,
  offer,
}: StoreProps & { readonly offer: CabinetOffer }) {
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
