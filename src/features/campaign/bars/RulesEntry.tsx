import { View } from '@tarojs/components';
import { useState } from 'react';
import { loadRulesDialog, RulesButton } from '@/features/activityParts';
import { useLoaded } from '@/hooks/useLoaded';
import { useCampaign } from '../campaignContext';

/** The rules tag over the header and its dialog, loaded when first opened; nothing without rules (spec 2 §2). */
export function RulesEntry({ html }: { readonly html: string }) {
  const { click } = useCampaign();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const rules = useLoaded(loadRulesDialog, isOpen, close);
  if (html.trim() === '') return null;
  return (
    <View>
      <RulesButton
        onPress={() => {
          click('rules');
          setOpen(true);
        }}
      />
      <View>{rules !== null && <rules.RulesDialog isOpen={isOpen} html={html} onClose={close} />}</View>
    </View>
  );
}
