import { Button } from '@/components/Button';
import { toWelfare } from '@/domain/elsewhere';
import type { RouteName } from '@/navigation';
import { HelpWords } from './HelpWords';

/** Nothing to be had here, or not any more: why, and the way to what can. */
export const Elsewhere = ({ page, words }: { readonly page: RouteName; readonly words: string }) => {
  const { text, onPress } = toWelfare(page);
  return (
    <>
      <HelpWords>{words}</HelpWords>
      <Button kind="secondary" isBlock onClick={onPress}>
        {text}
      </Button>
    </>
  );
};
