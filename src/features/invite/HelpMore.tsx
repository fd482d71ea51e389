import { Button } from '@/components/Button';
import { toWelfare } from '@/domain/activity/moreOffers';
import type { RouteName } from '@/navigation';
import { HelpText } from './HelpText';

/** Shown when nothing is offered here (any more): the reason, and a link to other offers. */
export const HelpMore = ({ page, words }: { readonly page: RouteName; readonly words: string }) => {
  const { text, onPress } = toWelfare(page);
  return (
    <>
      <HelpText>{words}</HelpText>
      <Button isBlock onClick={onPress}>
        {text}
      </Button>
    </>
  );
};
