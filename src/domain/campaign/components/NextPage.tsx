import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { toWelfare } from '@/domain/elsewhere';
import type { CampaignRoute } from '../campaignTypes';
import styles from './pageFrame.module.scss';

/** At the end of a campaign that is over: everything on the page can only be looked at. */
export function NextPage({ page }: { readonly page: CampaignRoute }) {
  const { text, onPress } = toWelfare(page);
  return (
    <View className={styles['next']}>
      <Button kind="secondary" isBlock onClick={onPress}>
        {text}
      </Button>
    </View>
  );
}
