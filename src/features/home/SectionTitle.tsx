import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import styles from './CampaignList.module.scss';

/** Heading of a section of a tab page. */
export function SectionTitle({ text }: { readonly text: string }) {
  return (
    <View className={styles['campaignListTitle']} {...markup.access({ role: 'heading' })}>
      {text}
    </View>
  );
}
