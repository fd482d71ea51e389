import { ACTIVITY_TEXTS } from './activityTexts';
import { CornerTag } from './CornerTag';

/** Opens the rules; there only when the activity has a description (spec 1 §2.1). */
export function RulesButton({ onPress }: { readonly onPress: () => void }) {
  return <CornerTag text={ACTIVITY_TEXTS.rules} onPress={onPress} />;
}
