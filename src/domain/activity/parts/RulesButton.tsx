import { ACTIVITY_TEXTS } from './activityTexts';
import { CornerTag, type CornerTagProps } from './CornerTag';

/** Opens the rules; render it only if the activity has a description (product §1.2.1). */
export function RulesButton({ onPress }: Pick<CornerTagProps, 'onPress'>) {
  return <CornerTag text={ACTIVITY_TEXTS.rules} onPress={onPress} />;
}
