import { View } from '@tarojs/components';
import { useState } from 'react';
import { loadRulesDialog, RulesButton } from '@/domain/activity/parts/RulesButton';
import { useLoaded } from '@/hooks/useLoaded';
import { useCampaign } from '../campaignContext';
import { isEmbedded } from '../scenes';
import styles from './bars.module.scss';

/** Code that does not come is no alert: the page's dialog opens. */
const saidByApp = (html: string): Promise<boolean> =>
  import('./rulesAlert').then(
    ({ alertCampaignRules }) => alertCampaignRules(html),
    () => false,
  );

/**
 * The rules tag and its dialog, loaded when first opened; nothing without rules (product §2.2). It stands over the
 * header, in an embedded scene, which has none, over the modules.
 */
export function RulesEntry({ html }: { readonly html: string }) {
  const { click, visit } = useCampaign();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const rules = useLoaded(loadRulesDialog, isOpen, close);
  if (html.trim() === '') return null;
  return (
    <View className={isEmbedded(visit.scene) ? styles['rules'] : undefined}>
      <RulesButton
        onPress={async () => {
          click('rules');
          if (visit.scene !== 'pickResult' || !(await saidByApp(html))) setOpen(true);
        }}
      />
      <View>{rules !== null && <rules.RulesDialog isOpen={isOpen} html={html} onClose={close} />}</View>
    </View>
  );
}
