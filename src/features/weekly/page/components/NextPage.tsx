import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { toWelfare } from '@/domain/activity/moreOffers';
import type { ModulePageRoute } from '../modulePageTypes';
import styles from './modulePage.module.scss';

/** Button at the end of a finished campaign, where nothing can be claimed any more: leads to the welfare page. */
export function NextPage({ page }: { readonly page: ModulePageRoute }) {
  const { text, onPress } = toWelfare(page);
  return (
    <View className={styles['next']}>
      <Button kind="secondary" isBlock onClick={onPress}>
        {text}
      </Button>
    </View>
  );
}
