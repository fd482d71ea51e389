import { View } from '@tarojs/components';
import { useState } from 'react';
import { loadRulesDialog, RulesButton } from '@/domain/activity/parts/RulesButton';
import { useLoaded } from '@/hooks/useLoaded';
import { useCampaign } from '../campaignContext';
import { isEmbedded } from '../scenes';
import styles from './bars.module.scss';

/** Resolves whether the app showed the rules. If the chunk fails to load, the page's dialog opens instead. */
const saidByApp = (html: string): Promise<boolean> =>
  import('./rulesAlert').then(
    ({ alertCampaignRules }) => alertCampaignRules(html),
    () => false,
  );

/**
 * The rules tag and its dialog, whose code is loaded when it is first opened; renders nothing without rules (product
 * §2.2). The tag lies over the header, or over the modules in an embedded scene, which has no header.
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
